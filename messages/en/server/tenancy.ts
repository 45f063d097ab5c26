export const tenancy = {
  theCompanyIsSuspended: "The company is suspended.",
  theCompanysTrialOrPlan: "The company's trial or plan has ended.",
} as const;
