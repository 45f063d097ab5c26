import type { plans as english } from "@/messages/en/plans";
import type { Translation } from "@/messages/say";

export const plans: Translation<typeof english> = {
  contactUs: "Contactez-nous",
  perValue: "par mois",
  unlimited: "Illimité",
  pricePerMonth: "Prix par mois",
  pricePerYear: "Prix par an",
  filesStored: "Fichiers stockés",
  comparePlans: "Comparer les forfaits",
  perYear: "par an",
};
