import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { AddLimit } from "@/components/review/add-limit";
import { AddLine } from "@/components/review/add-line";
import { confirmation, type Entry, type EntryGroup, entryKey } from "@/components/review/entries";
import { FieldRow } from "@/components/review/field-row";
import type { Desk } from "@/components/review/use-desk";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import type { ReadValue } from "@/lib/documents/readings/schema";
import type { ReviewDto, Statement } from "@/lib/documents/review/schema";
import type { PolicyDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

const loadEditor = () => import("@/components/review/field-editor").then((file) => file.FieldEditor);
const FieldEditor = lazyPart(loadEditor, Nothing);

/** Has the editor at hand soon after the page, so that what is typed at once reaches it. */
export function useEditorAhead(): void {
  useEffect(() => void loadEditor().catch(() => undefined), []);
}

type EntrySectionProps = {
  desk: Desk;
  group: EntryGroup;
  before?: EntryGroup | undefined;
  after?: EntryGroup | undefined;
  onRemove: () => void;
};

/** The values of one group, as of one policy, with what can be added below them. */
export function EntrySection({ desk, group, before, after, onRemove }: EntrySectionProps) {
  const { review, mayWrite, busy, problem, state } = desk;
  const policy = policyOf(desk, group);
  return (
    <section aria-labelledby={`group-${group.key}`}>
      {review.certificates.length > 1 && before?.certificate !== group.certificate && (
        <p className="border-b bg-sunken px-4 py-2 font-semibold text-ink">
          {say("review.certificatePlace", {
            certificate: group.certificate + 1,
            count: review.certificates.length,
            page: review.certificates[group.certificate]?.page,
          })}
        </p>
      )}
      <div className="flex min-h-10 items-center justify-between gap-2 border-b bg-ground px-4">
        <div className="min-w-0 py-1.5 text-small [overflow-wrap:anywhere]">
          <h2 id={`group-${group.key}`} className="font-semibold text-ink-2">
            {group.title}
          </h2>
          {policy && <Standing policy={policy} />}
        </div>
        {mayWrite && group.row && (
          <IconButton
            label={say("review.removeTitle", { title: group.title })}
            tip={say("review.rejectTip")}
            className="-mr-2"
            onClick={onRemove}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {group.entries.length > 0 && (
        <ul className="divide-y border-b">
          {group.entries.map((entry) => (
            <EntryRow key={entry.key} desk={desk} entry={entry} />
          ))}
        </ul>
      )}
      {mayWrite && group.row?.list === "policies" && (
        <AddLimit
          of={group.title}
          busy={busy}
          problem={problem}
          onAdd={(limit, done) =>
            state([{ kind: "addLimit", certificate: group.certificate, policy: group.row?.position ?? 0, ...limit }], done, true)
          }
        />
      )}
      {mayWrite && after?.certificate !== group.certificate && <LineAdder desk={desk} certificate={group.certificate} />}
    </section>
  );
}

/** The coverage line of a group, which counts over all certificates of the file. */
function policyOf({ document, review }: Desk, { row, certificate }: EntryGroup): PolicyDto | undefined {
  if (row?.list !== "policies") return undefined;
  const before = review.certificates.slice(0, certificate).reduce((count, { policies }) => count + policies.length, 0);
  return document.policies.find(({ position }) => position === before + row.position);
}

/** Why the line does not count among the vendor's coverages. */
function Standing({ policy: { supersededBy, otherInsured } }: { policy: PolicyDto }) {
  if (otherInsured) return <p className="text-violet">{say("review.otherInsuredText", { otherInsured })}</p>;
  if (!supersededBy) return null;
  return (
    <p className="text-ink-3">
      {sayParts("review.supersededBy", {
        fileName: supersededBy.fileName,
        link: (text) => <TextLink href={`/documents/${supersededBy.documentId}`}>{text}</TextLink>,
      })}
    </p>
  );
}

/** The values to check come first. A settled value moves to its group below. */
export function DoubtSection({ desk, doubts }: { desk: Desk; doubts: readonly Entry[] }) {
  const isOneOfSeveral = desk.review.certificates.length > 1;
  return (
    <section aria-labelledby="group-doubts">
      <h2 id="group-doubts" className="border-b bg-yellow-tint px-4 py-2.5 font-semibold text-small text-yellow">
        {say("review.toCheck")}
      </h2>
      <ul className="divide-y border-b">
        {doubts.map((entry) => {
          const certificate = isOneOfSeveral ? [say("review.certificateCertificate", { certificate: entry.certificate + 1 })] : [];
          return <EntryRow key={entry.key} desk={desk} entry={entry} context={[...certificate, entry.group].join(" · ")} />;
        })}
      </ul>
    </section>
  );
}

function EntryRow({ desk, entry, context }: { desk: Desk; entry: Entry; context?: string }) {
  const { document, mayWrite, busy, problem, state, goOn, marks } = desk;
  const save = (value: ReadValue, taken: () => void) => {
    const settled = (fresh: ReviewDto) => {
      taken();
      goOn(entry.key)(fresh);
    };
    const mark = marks.changedBy(entry);
    if (mark) marks.answer(mark, { answer: "changes", pointer: entry.pointer, value }, settled);
    else state([{ ...confirmation(entry), value } as Statement], settled, true);
  };
  return (
    <FieldRow
      entry={entry}
      context={context}
      selected={entry.key === desk.selected?.key}
      busy={busy}
      onSelect={() => desk.select(entry.key)}
      {...(mayWrite && { onEdit: () => desk.edit(entry.key), onConfirm: () => desk.confirmOne(entry) })}
      editor={
        desk.editing === entry.key && (
          <FieldEditor
            documentId={document.id}
            entry={entry}
            busy={busy}
            problem={problem}
            onSave={save}
            onClose={() => desk.stopEditing(entry.key)}
          />
        )
      }
    />
  );
}

/** Adds an insurer or a policy to a certificate, and leads to what is still to be typed of it. */
export function LineAdder({ desk, certificate }: { desk: Desk; certificate: number }) {
  const { review, busy, problem, state, focusOn } = desk;
  const read = review.certificates[certificate];
  return (
    <AddLine
      certificate={certificate}
      freeLetters={read ? freeLetters(read.insurers) : []}
      busy={busy}
      problem={problem}
      onAdd={(statement, done) =>
        state(
          [statement],
          ({ certificates }) => {
            done();
            const added = certificates[certificate];
            const last =
              statement.kind === "addInsurer"
                ? `/insurers/${(added?.insurers.length ?? 1) - 1}/name`
                : `/policies/${(added?.policies.length ?? 1) - 1}/policyNumber`;
            focusOn(entryKey(certificate, last));
          },
          true,
        )
      }
    />
  );
}

const freeLetters = (insurers: readonly { letter: string | null }[]) =>
  [..."ABCDEF"].filter((letter) => !insurers.some((one) => one.letter === letter));
