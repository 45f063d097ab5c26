import type { Document } from "@/generated/prisma/client";
import { type FileFacts, papersOf, unreadPaper } from "@/lib/compliance/coverages/rules";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import { typesWithoutCoverage } from "@/lib/documents/values";
import { extraction } from "@/lib/extraction/schema";

/** What of a stored file is judged, as SQL gives it: its days as text, its newest reading without an error (null: none). */
export type JudgedFileRow = Pick<
  Document,
  "id" | "fileName" | "createdAt" | "processingStatus" | "confirmedInsured" | "typedDocumentType"
> & {
  vendorId: string;
  typedExpiration: string | null;
  holderAnswer: "ACCEPTED" | "REJECTED" | null;
  result: unknown;
};

const answers = { ACCEPTED: "accepted", REJECTED: "rejected" } as const;

const toFacts = (row: JudgedFileRow): FileFacts => ({
  id: row.id,
  fileName: row.fileName,
  addedAt: row.createdAt.toISOString(),
  isOther: row.typedDocumentType !== null && typesWithoutCoverage.includes(row.typedDocumentType),
  typedExpiration: row.typedExpiration,
  acceptedInsured: row.confirmedInsured,
  holderAnswer: row.holderAnswer && answers[row.holderAnswer],
  doubts: [],
});

/** A stored file as the papers that the engine judges. Without a reading that can be read again, nobody knows what it holds. */
export function toPapers(row: JudgedFileRow): JudgedDocument[] {
  const reading = row.processingStatus === "PROCESSED" ? extraction.safeParse(row.result).data : undefined;
  return reading ? papersOf(toFacts(row), reading) : [unreadPaper(toFacts(row))];
}
