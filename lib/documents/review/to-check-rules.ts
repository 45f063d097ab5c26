import { type Field, type Given, groupsOf, isAskedByMark, isDoubt, isNeeded } from "@/lib/documents/review/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";

export type ToCheck = { values: number; marks: number };

/** How many values and marks of a document a person should look at: the one count of the lists and of the page. */
export function countToCheck(certificates: readonly ReadCertificate[], given: Given): ToCheck {
  const values = certificates.flatMap((one, at) => {
    const isAsked = (field: Field) => (isDoubt(field) && !isAskedByMark(given, at, field.pointer)) || isNeeded(one, field, given);
    return groupsOf(one).flatMap(({ fields }) => fields.filter(isAsked));
  });
  return { values: values.length, marks: given.open?.length ?? 0 };
}

/** "2 values and 1 mark to check", in the words of the lists and of the page. */
export function toCheck({ values, marks }: ToCheck): Sentence {
  const parts = [
    ...(values > 0 ? [coded("review.countValues", { count: values })] : []),
    ...(marks > 0 ? [coded("review.countMarks", { count: marks })] : []),
  ];
  return parts.length > 0 ? coded("review.doubtsToCheck", { doubts: joined("and", parts) }) : coded("review.questionToAnswer");
}
