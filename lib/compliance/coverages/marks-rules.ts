import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { ReadCertificate, ReadMark } from "@/lib/extraction/schema";
import type { Coded, Sentence } from "@/lib/infra/sentences-rules";

/* Marks on a page: what is neither the form's nor a value's. A person says what each means. */

/** The doubts that marks raise about values. */
const raised: ReadonlySet<Coded["code"]> = new Set([
  "server.doubts.inSameCell",
  "server.doubts.struckOut",
  "server.doubts.unknownBox",
  "server.doubts.markedCheck",
  "server.doubts.stampAcross",
]);

const isRaised = (reason: Sentence | undefined): boolean => typeof reason === "object" && "code" in reason && raised.has(reason.code);

/** Whether a mark still leaves its value in doubt. */
export const doubtsValue = ({ value }: ReadMark, { reasons }: Pick<ReadCertificate, "reasons">): boolean =>
  value !== undefined && isRaised(reasons[value]);

/** Whether a mark is judged by its words, as a sentence of its row. Drawings, and stamps across the page, leave values in doubt. */
const isInWords = ({ text, value }: ReadMark): boolean => text !== "" && value !== "/policies";

type JudgedMark = NonNullable<JudgedDocument["marks"]>[number];

const cells: Readonly<Record<string, JudgedMark["cell"]>> = {
  policyNumber: "policyNumber",
  effectiveDate: "effective",
  expirationDate: "expiration",
};

/** The marks of a certificate that are judged by their words, and that no one answered for this file. */
export function judgedMarks(certificate: ReadCertificate): JudgedMark[] {
  return (certificate.marks ?? []).flatMap((mark, place) => {
    if (mark.answer || !isInWords(mark)) return [];
    const { text, policy, page, box, value } = mark;
    const key = doubtsValue(mark, certificate) ? cells[value?.split("/").at(-1) ?? ""] : undefined;
    return [{ place, text, coverage: policy, page, box, ...(value !== undefined && { cell: key ?? "other" }) }];
  });
}

/** Why a person said that a certificate is not valid; null: no one did. */
export function invalidBy({ marks = [] }: ReadCertificate): NonNullable<JudgedDocument["invalid"]> | null {
  const mark = marks.find(({ answer }) => answer?.is === "invalid");
  return mark ? { words: mark.text, page: mark.page, box: mark.box } : null;
}

/**
 * A certificate without the doubts that the check of its vendor raises anew: those of marks in words, which are answered by their wording
 * without a new reading. One that is not valid has none.
 */
export function withOwnDoubts(certificate: ReadCertificate): ReadCertificate {
  if (invalidBy(certificate)) return { ...certificate, unreadable: [] };
  const asked = new Set(
    (certificate.marks ?? []).flatMap((one) => (isInWords(one) && doubtsValue(one, certificate) ? (one.value ?? []) : [])),
  );
  return asked.size === 0 ? certificate : { ...certificate, unreadable: certificate.unreadable.filter((pointer) => !asked.has(pointer)) };
}
