import type { tenancy as english } from "@/messages/en/tenancy";
import type { Translation } from "@/messages/say";

export const tenancy: Translation<typeof english> = {
  yourFreeTrialHasEnded: "Votre essai gratuit est terminé",
  yourPlanHasEnded: "Votre forfait est terminé",
  endedtextsSoNothingCanBe:
    "{endedTexts}, donc rien ne peut être modifié. Vous pouvez toujours tout consulter et tout exporter. Un administrateur de votre entreprise peut choisir un forfait dans Paramètres.",
  pleaseChooseAPlan: "Veuillez choisir un forfait",
  pleaseChooseMonthlyOrAnnual: "Veuillez choisir mensuel ou annuel",
  basic: "Base",
  pro: "Pro",
  enterprise: "Entreprise",
  paidAnnually: "payé annuellement",
  paidMonthly: "payé mensuellement",
};
