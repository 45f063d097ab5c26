export const complianceStatuses = ["COMPLIANT", "EXPIRING_SOON", "EXPIRED", "NON_COMPLIANT", "UNDER_REVIEW", "NO_DOCUMENTS"] as const;

/**
 * A document's badge: the worst of the requirements that rest on it. UNDER_REVIEW: nothing unread or doubtful is ever shown as compliant.
 * SUPERSEDED, NOT_REQUIRED, NO_VENDOR: no requirement rests on it.
 */
export const documentBadges = [
  ...(["COMPLIANT", "EXPIRING_SOON", "EXPIRED", "NON_COMPLIANT", "UNDER_REVIEW"] as const),
  ...(["SUPERSEDED", "NOT_REQUIRED", "NO_VENDOR"] as const),
] as const;

/** Files of these types state no coverage of their own. */
export const typesWithoutCoverage: readonly string[] = [
  "OTHER",
  "CANCELLATION_NOTICE",
  "NON_RENEWAL_NOTICE",
  "REINSTATEMENT_NOTICE",
  "POLICY_CHANGE",
];

/** A vendor or document is "expiring soon" this many days before its expiration, and on. A requirement may say another number. */
export const expiringSoonDays = 30;
