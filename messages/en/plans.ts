export const plans = {
  contactUs: "Contact us",
  perValue: "per {value}",
  unlimited: "Unlimited",
  pricePerMonth: "Price per month",
  pricePerYear: "Price per year",
  filesStored: "Files stored",
  comparePlans: "Compare plans",
} as const;
