import type { plans as english } from "@/messages/en/plans";
import type { Translation } from "@/messages/say";

export const plans: Translation<typeof english> = {
  contactUs: "Contáctenos",
  perValue: "al mes",
  unlimited: "Sin límite",
  pricePerMonth: "Precio por mes",
  pricePerYear: "Precio por año",
  filesStored: "Archivos guardados",
  comparePlans: "Comparar planes",
  perYear: "al año",
};
