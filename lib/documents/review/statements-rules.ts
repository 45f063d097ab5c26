import { coverageCodes } from "@/lib/compliance/policies/rules";
import { nameOf, valueAt } from "@/lib/documents/readings/rules";
import type { ListedItem, ReadingChange } from "@/lib/documents/readings/schema";
import { fullName } from "@/lib/documents/review/rules";
import type { Statement } from "@/lib/documents/review/schema";
import { valueProblem } from "@/lib/documents/review/typed-rules";
import { emptyPolicy } from "@/lib/extraction/rules";
import type { Extraction } from "@/lib/extraction/schema";
import { AppError } from "@/lib/infra/errors";
import { coded, joined } from "@/lib/infra/sentences-rules";

const gone = () =>
  new AppError("invalid", coded("server.documents.thisValueIsNotOn"), { certificate: coded("server.documents.thisValueIsNotOn") });
const maximumRows = 60;

/** What a statement changes of a reading. Throws `invalid`, naming the field. */
export function toChange(reading: Extraction, statement: Statement): ReadingChange {
  const { certificate: at } = statement;
  const certificate = reading.certificates[at];
  if (statement.kind === "addPolicy") {
    if (at > reading.certificates.length || (certificate?.policies.length ?? 0) >= maximumRows) throw gone();
    const typeText = statement.type === "OTHER" ? statement.typeText || null : null;
    const what = { list: "policies" as const, item: emptyPolicy(statement.type, typeText) };
    return { kind: "add", certificate: at, name: typeText ?? coded(coverageCodes[statement.type]), what };
  }
  if (!certificate) throw gone();
  if (statement.kind === "addInsurer") {
    const { letter } = statement;
    if (certificate.insurers.some((one) => one.letter === letter)) {
      throw new AppError("invalid", coded("server.documents.insurerLetterIsAlreadyListed", { letter }), {
        letter: coded("server.documents.insurerLetterIsAlreadyListed", { letter }),
      });
    }
    const what = { list: "insurers" as const, item: { letter, name: null, naic: null } };
    return { kind: "add", certificate: at, name: nameOf(what), what };
  }
  if (statement.kind === "addLimit") {
    const { policy: position, label, amount } = statement;
    const item = certificate.policies[position];
    if (!item || item.otherLimits.length >= maximumRows) throw gone();
    if (item.otherLimits.some((one) => one.label.toLowerCase() === label.toLowerCase())) {
      throw new AppError("invalid", coded("server.documents.labelIsAlreadyListed", { label }), {
        label: coded("server.documents.labelIsAlreadyListed", { label }),
      });
    }
    const name = joined(":", [nameOf({ list: "policies", item }), label]);
    return { kind: "limit", certificate: at, name, policy: position, label, to: amount };
  }
  if (statement.kind === "remove") {
    const { list, position } = statement;
    const item = certificate[list][position];
    if (!item) throw gone();
    const what = { list, item } as ListedItem;
    return { kind: "remove", certificate: at, name: nameOf(what), position, what };
  }
  const { pointer, value } = statement;
  const problem = valueProblem(certificate, pointer, value);
  if (problem) throw new AppError("invalid", problem, { [pointer]: problem });
  const [name, from] = [fullName(certificate, pointer), valueAt(certificate, pointer)];
  return { kind: "value", certificate: at, name, pointer, from, wasUnreadable: certificate.unreadable.includes(pointer), to: value };
}
