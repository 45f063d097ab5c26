import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";

/** A kind of documents that a vendor is asked for, with what it is told. */
export type AskedPaper = { id: string; name: string; told: string };

/** What a vendor lacks, as its current verdicts say it, and to whom its certificate is made out. */
export type VendorGap = {
  company: string;
  vendor: string;
  verdicts: readonly StoredVerdict[];
  holder: string;
  papers: readonly AskedPaper[];
};
