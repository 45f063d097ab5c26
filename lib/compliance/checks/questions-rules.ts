import { questionsOf } from "@/lib/compliance/checks/words-rules";
import { papersOf } from "@/lib/compliance/coverages/rules";
import { namesOn } from "@/lib/compliance/papers/rules";
import { statementsIn } from "@/lib/compliance/terms/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { say } from "@/messages/say";

const pointer = "/descriptionOfOperations";
const facts = {
  ...{ id: "", fileName: "", addedAt: "", isOther: false, typedExpiration: null, acceptedInsured: [], holderAnswer: null },
  ...{ doubts: [], questions: [] },
};

/** The sentences of a certificate's description that a person should read. */
export function questionsIn(certificate: ReadCertificate): string[] {
  const { descriptionOfOperations: description } = certificate;
  if (description === null) return [];
  const reading = { file: "", sha256: "", pages: 1, millis: 0, warnings: [], certificates: [certificate] };
  return papersOf(facts, reading).flatMap((document) => questionsOf(document, statementsIn(description, namesOn(document))));
}

/** A certificate whose description says why a person should look at it. */
export function withQuestions(certificate: ReadCertificate): ReadCertificate {
  const [words] = certificate.reasons[pointer] === undefined ? questionsIn(certificate) : [];
  if (words === undefined) return certificate;
  return { ...certificate, reasons: { ...certificate.reasons, [pointer]: say("server.doubts.askedWords", { words }) } };
}
