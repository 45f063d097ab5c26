import { Trash2 } from "lucide-react";
import { AddLimit } from "@/components/review/add-limit";
import { AddLine } from "@/components/review/add-line";
import { confirmation, type Entry, type EntryGroup, entryKey } from "@/components/review/entries";
import { FieldEditor } from "@/components/review/field-editor";
import { FieldRow } from "@/components/review/field-row";
import type { Desk } from "@/components/review/use-desk";
import { IconButton } from "@/components/ui/icon-button";
import type { Statement } from "@/lib/documents/review/schema";

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
  return (
    <section aria-labelledby={`group-${group.key}`}>
      {review.certificates.length > 1 && before?.certificate !== group.certificate && (
        <p className="border-b bg-sunken px-4 py-2 font-semibold text-ink">
          Certificate {group.certificate + 1} of {review.certificates.length}, page {review.certificates[group.certificate]?.page}
        </p>
      )}
      <div className="flex min-h-10 items-center justify-between gap-2 border-b bg-ground px-4">
        <h2 id={`group-${group.key}`} className="min-w-0 font-semibold text-ink-2 text-small [overflow-wrap:anywhere]">
          {group.title}
        </h2>
        {mayWrite && group.row && (
          <IconButton label={`Remove ${group.title}`} tip="Not on the form" className="-mr-2" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <ul className="divide-y border-b">
        {group.entries.map((entry) => (
          <EntryRow key={entry.key} desk={desk} entry={entry} />
        ))}
      </ul>
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

function EntryRow({ desk, entry }: { desk: Desk; entry: Entry }) {
  const { document, mayWrite, busy, problem, state, goOn } = desk;
  const save = (value: unknown, taken: () => void) =>
    state(
      [{ ...confirmation(entry), value } as Statement],
      (fresh) => {
        taken();
        goOn(entry.key)(fresh);
      },
      true,
    );
  return (
    <FieldRow
      entry={entry}
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
