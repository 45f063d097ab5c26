import { loadWordings } from "@/lib/compliance/facts/queries";
import { keepAnswer, lockWordings } from "@/lib/compliance/wordings/commands";
import { newestReading, refuseSuperseded, refuseUnread, reviewDocument } from "@/lib/documents/review/commands";
import { openMark } from "@/lib/documents/review/marks-rules";
import type { MarkInput } from "@/lib/documents/review/marks-schema";
import { getReview } from "@/lib/documents/review/queries";
import type { Review } from "@/lib/documents/review/schema";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Takes in what a person says of a mark: for this document as a reading by that person, or for all certificates as an answer to its wording.
 * Throws `outdated` when there is a newer reading, `conflict` when the mark needs no answer any more, and `invalid` for an answer that the mark
 * cannot have.
 */
export async function answerMark(scope: CompanyScope, id: string, { revision, answer, ...input }: MarkInput): Promise<Review> {
  if (answer !== "always") return reviewDocument(scope, id, { revision, statements: [{ kind: "mark", answer, ...input }] });
  await inCompany(scope, async (tx) => {
    await lockWordings(tx, scope);
    const row = await tx.document.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
    if (!row) throw notFound(coded("server.documents.document"));
    refuseUnread(row, revision);
    refuseSuperseded(row);
    const { isForAll, sentences } = openMark(await newestReading(tx, scope, id), input, await loadWordings(tx, scope.companyId));
    const problem = coded("server.documents.onlyWordsForAll");
    if (!isForAll) throw new AppError("invalid", problem, { answer: problem });
    for (const { wording, text } of new Map(sentences.map((one) => [one.wording, one])).values())
      await keepAnswer(tx, scope, { wording, example: text, answer: "nothing", grants: [], coverages: [] });
  });
  return getReview(scope, id);
}
