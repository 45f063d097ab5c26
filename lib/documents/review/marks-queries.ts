import { type AskedMark, askedMarks } from "@/lib/compliance/checks/questions-rules";
import type { Wordings } from "@/lib/compliance/terms/wordings-schema";
import { getAnswers } from "@/lib/compliance/wordings/queries";
import type { WordingDto } from "@/lib/compliance/wordings/schema";
import { nameOf, wholeLists } from "@/lib/documents/readings/rules";
import type { Mark, MarkReply } from "@/lib/documents/review/marks-schema";
import { fullName } from "@/lib/documents/review/rules";
import type { ReadCertificate, ReadMark } from "@/lib/extraction/schema";
import type { Tx } from "@/lib/infra/db";
import type { Sentence } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Step = { revision: number; at: string; by: string | null };

type Reviewed = {
  certificates: readonly ReadCertificate[];
  wordings: Wordings;
  /** Of its readings. */
  history: readonly Step[];
  /** Nothing is asked of it any more. */
  isSuperseded: boolean;
};

/** The marks of a document that are asked, or were answered. */
export async function listMarks(tx: Tx, scope: CompanyScope, { certificates, wordings, history, isSuperseded }: Reviewed): Promise<Mark[]> {
  const asked = certificates.flatMap((one, certificate) => askedMarks(one, wordings).map((mark) => ({ ...mark, certificate })));
  const closed = asked.filter(({ isOpen, mark }) => !isOpen && !mark.answer);
  const answers = await getAnswers(
    tx,
    scope,
    closed.flatMap(({ sentences }) => sentences.map(({ wording }) => wording)),
  );
  return asked
    .filter(({ isOpen }) => !isOpen || !isSuperseded)
    .map(({ certificate, ...one }) => {
      const { place, mark, isOpen } = one;
      const [left, top, right, bottom] = mark.box;
      return {
        ...{ certificate, mark: place, page: mark.page, text: mark.text, policy: mark.policy, pointer: mark.value ?? null },
        box: right > left && bottom > top ? mark.box : null,
        touches: touchedBy(certificates[certificate], mark),
        replies: isOpen ? repliesTo(one) : [],
        answered: isOpen ? null : answeredBy(one, history, answers),
      };
    });
}

/** Which answers a mark can have. */
export function repliesTo({ mark, isForAll }: Pick<AskedMark, "mark" | "isForAll">): MarkReply[] {
  return ["nothing", ...(isForAll ? (["always"] as const) : []), ...(touchesValue(mark) ? (["changes"] as const) : []), "invalid"];
}

/** Whether a mark is beside a value, or in a row of values. */
const touchesValue = ({ value, policy }: ReadMark): boolean => (value === undefined ? policy !== null : !wholeLists.includes(value));

function touchedBy(certificate: ReadCertificate | undefined, { value, policy }: ReadMark): Sentence | null {
  const row = policy === null ? undefined : certificate?.policies[policy];
  if (certificate && value !== undefined && !wholeLists.includes(value)) return fullName(certificate, value);
  return row ? nameOf({ list: "policies", item: row }) : null;
}

function answeredBy({ mark, sentences }: AskedMark, history: readonly Step[], answers: ReadonlyMap<string, WordingDto>): Mark["answered"] {
  const { answer } = mark;
  if (answer) {
    const step = history.find(({ revision }) => revision === answer.revision);
    return { answer: answer.is, by: step?.by ?? null, at: step?.at ?? null, revision: answer.revision, wordings: [] };
  }
  const wordings = sentences.flatMap(({ wording }) => answers.get(wording) ?? []);
  const [first] = wordings;
  return { answer: null, by: first?.answeredBy ?? null, at: first?.answeredAt ?? null, revision: null, wordings };
}
