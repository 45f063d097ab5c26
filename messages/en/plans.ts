export const plans = {
  contactUs: "Contact us",
  perValue: "per month",
  unlimited: "Unlimited",
  pricePerMonth: "Price per month",
  pricePerYear: "Price per year",
  filesStored: "Files stored",
  comparePlans: "Compare plans",
  perYear: "per year",
} as const;
