import type { AggregateScope, ExtraLimitKey, FormType, LimitKey, PolicyType } from "@/lib/extraction/schema";

/** What a certificate says, in the shape of a reading. A key that is absent is not known, and not scored. */
export type TruePolicy = {
  type: PolicyType;
  typeText?: string | null;
  insurerLetter?: string | null;
  policyNumber?: string | null;
  effectiveDate?: string | null;
  expirationDate?: string | null;
  occurrenceOrClaimsMade?: "OCCURRENCE" | "CLAIMS_MADE" | null;
  additionalInsured?: boolean | null;
  waiverOfSubrogation?: boolean | null;
  aggregateAppliesPer?: AggregateScope | null;
  /** Whole dollars. */
  limits?: Partial<Record<LimitKey | ExtraLimitKey, number | null>>;
  limitsText?: Record<string, string>;
  otherLimits?: { label: string; amount: number }[];
  /** Boxes ticked in the row, by the reading's own names for them. */
  ticked?: string[];
  proprietorExcluded?: boolean | null;
};

export type TrueCertificate = {
  page?: number;
  formType?: FormType;
  formEdition?: string | null;
  certificateDate?: string | null;
  certificateNumber?: string | null;
  producer?: Partial<Record<"name" | "address" | "contact" | "phone" | "email", string | null>>;
  insured?: { name: string | null; address?: string | null };
  certificateHolder?: string | null;
  insurers?: { letter?: string | null; name?: string | null; naic?: string | null }[];
  policies: TruePolicy[];
  descriptionOfOperations?: string | null;
};

/** A drawn certificate's truth, and what a person could not say either. */
export type Truth = TrueCertificate & {
  /** Pointers of values that the damage covers: not scored, unless another value is read in their place. */
  covered: string[];
  /** Pointers of values that the form leaves open, such as which of two policies in a row a limit belongs to: not scored. */
  open: string[];
};
