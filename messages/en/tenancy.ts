export const tenancy = {
  yourFreeTrialHasEnded: "Your free trial has ended",
  yourPlanHasEnded: "Your plan has ended",
  endedtextsSoNothingCanBe:
    "{endedTexts}, so nothing can be changed. You can still see and export everything. An admin of your company can choose a plan under Settings.",
  pleaseChooseAPlan: "Please choose a plan",
  pleaseChooseMonthlyOrAnnual: "Please choose monthly or annual",
  basic: "Basic",
  pro: "Pro",
  enterprise: "Enterprise",
  paidAnnually: "paid annually",
  paidMonthly: "paid monthly",
} as const;
