/**
 * Labels of pages in plain lines: evidence of property (ACORD 27 and 28), declarations, binders, letters. Each list holds wordings;
 * the value stands behind its label or below it.
 */
export const plainLabels = {
  number: ["POLICY NUMBER", "POLICY NO", "POLICY #", "CERTIFICATE POLICY NUMBER", "BINDER NUMBER", "BINDER #"],
  effective: ["EFFECTIVE DATE", "POLICY EFFECTIVE DATE", "INCEPTION DATE", "EFFECTIVE", "POLICY EFFECTIVE", "COVERAGE EFFECTIVE DATE"],
  expiration: ["EXPIRATION DATE", "POLICY EXPIRATION DATE", "EXPIRATION", "EXPIRES", "POLICY EXPIRATION", "COVERAGE EXPIRATION DATE"],
  insurer: [
    "COMPANY",
    "COMPANY NAME AND ADDRESS",
    "COMPANY NAME",
    "INSURER",
    "INSURER NAME",
    "INSURANCE COMPANY",
    "CARRIER",
    "INSURANCE CARRIER",
    "ISSUING COMPANY",
    "COVERAGE PROVIDED BY",
    "UNDERWRITTEN BY",
    "INSURANCE PROVIDED BY",
  ],
  insured: ["NAMED INSURED", "INSURED", "NAMED INSURED(S)", "INSURED NAME", "NAMED INSURED AND ADDRESS", "NAME OF INSURED", "POLICYHOLDER"],
  producer: ["AGENCY", "PRODUCER", "AGENT", "AGENT NAME", "AGENCY NAME"],
} as const;
