import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";

/** What a vendor lacks, as its current verdicts say it, and to whom its certificate is made out. */
export type VendorGap = { company: string; vendor: string; verdicts: readonly StoredVerdict[]; holder: string };
