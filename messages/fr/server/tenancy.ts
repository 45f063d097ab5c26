import type { tenancy as english } from "@/messages/en/server/tenancy";
import type { Translation } from "@/messages/say";

export const tenancy: Translation<typeof english> = {
  theCompanyIsSuspended: "L’entreprise est suspendue.",
  theCompanysTrialOrPlan: "L’essai ou le forfait de l’entreprise est terminé.",
};
