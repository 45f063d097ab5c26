import type { tenancy as english } from "@/messages/en/tenancy";
import type { Translation } from "@/messages/say";

export const tenancy: Translation<typeof english> = {
  yourFreeTrialHasEnded: "Su prueba gratis terminó",
  yourPlanHasEnded: "Su plan terminó",
  endedtextsSoNothingCanBe:
    "{endedTexts}, por lo que no se puede cambiar nada. Todavía puede ver y exportar todo. Un administrador de su empresa puede elegir un plan en Configuración.",
  pleaseChooseAPlan: "Elija un plan",
  pleaseChooseMonthlyOrAnnual: "Elija mensual o anual",
  basic: "Básico",
  pro: "Pro",
  enterprise: "Empresarial",
  paidAnnually: "con pago anual",
  paidMonthly: "con pago mensual",
};
