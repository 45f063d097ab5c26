import { questionsOf } from "@/lib/compliance/checks/words-rules";
import { papersOf } from "@/lib/compliance/coverages/rules";
import { statementsOn } from "@/lib/compliance/papers/statements-rules";
import type { Wordings } from "@/lib/compliance/terms/wordings-schema";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { coded } from "@/lib/infra/sentences-rules";

const pointer = "/descriptionOfOperations";
const facts = {
  ...{ id: "", fileName: "", addedAt: "", isOther: false, typedExpiration: null, acceptedInsured: [], holderAnswer: null },
  ...{ doubts: [], questions: [] },
};

/** The sentences of a certificate's description that a person should read. `wordings`: what persons have answered. */
export function questionsIn(certificate: ReadCertificate, wordings: Wordings = new Map()): string[] {
  if (certificate.descriptionOfOperations === null && !certificate.marks) return [];
  const reading = { file: "", sha256: "", pages: 1, millis: 0, warnings: [], certificates: [certificate] };
  return papersOf(facts, reading).flatMap((document) => questionsOf(document, statementsOn(document, wordings)));
}

/** A certificate whose description says why a person should look at it. */
export function withQuestions(certificate: ReadCertificate, wordings: Wordings): ReadCertificate {
  const [words] = certificate.reasons[pointer] === undefined ? questionsIn(certificate, wordings) : [];
  if (words === undefined) return certificate;
  return { ...certificate, reasons: { ...certificate.reasons, [pointer]: coded("server.doubts.askedWords", { words }) } };
}
