import type { Requirement } from "@/lib/compliance/requirements/schema";

/** Who buys the insurance of a project: its owner (OCIP) or its contractor (CCIP). */
export const wrapKinds = ["OCIP", "CCIP"] as const;

/** A vendor's enrollment status in a project's wrap-up. If none is stored, it is not known yet. */
export const enrollmentStatuses = ["ENROLLED", "EXCLUDED", "OFF_SITE"] as const;

/** The ready kind of documents whose papers prove an enrollment. */
export const enrollmentStarter = "wrap-enrollment";

/** The requirement of the enrollment paper, which no set has. */
export const enrollmentKey = "wrap-up-enrollment";

/**
 * What is asked of the project's own insurance. Where a vendor's own coverage is still required for work off the site, the wrap-up
 * provides these: the vendor's own policy covers other places.
 */
export const aboutTheProject: readonly Requirement["type"][] = [
  ...(["additional-insured", "primary", "waiver", "aggregate-scope", "no-exclusion"] as const),
];

/** Words that the name of any program may have. */
export const programWords: readonly string[] = [
  ...["ocip", "ccip", "wrap", "up", "wrapup", "program", "programme", "insurance", "project"],
  ...["owner", "owners", "contractor", "contractors", "controlled", "the", "of", "and"],
];

export const longestWrapName = 120;
export const longestEnrollmentNumber = 60;
