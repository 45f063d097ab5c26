import type { tenancy as english } from "@/messages/en/server/tenancy";
import type { Translation } from "@/messages/say";

export const tenancy: Translation<typeof english> = {
  theCompanyIsSuspended: "La empresa está suspendida.",
  theCompanysTrialOrPlan: "La prueba o el plan de la empresa terminó.",
};
