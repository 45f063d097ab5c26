export const complianceStatuses = ["COMPLIANT", "EXPIRING_SOON", "EXPIRED", "NON_COMPLIANT", "UNDER_REVIEW", "NO_DOCUMENTS"] as const;

/** A document's badge. UNDER_REVIEW: nothing unread or doubtful is ever shown as compliant. */
export const documentBadges = ["COMPLIANT", "EXPIRING_SOON", "EXPIRED", "UNDER_REVIEW"] as const;

/** Files of these types state no coverage of their own. */
export const typesWithoutCoverage: readonly string[] = [
  "OTHER",
  "CANCELLATION_NOTICE",
  "NON_RENEWAL_NOTICE",
  "REINSTATEMENT_NOTICE",
  "POLICY_CHANGE",
];
