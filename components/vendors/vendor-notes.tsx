"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { formatTime } from "@/components/ui/format";
import { Textarea } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { useRecordForm } from "@/components/ui/use-record-form";
import { api } from "@/lib/http/client/api";
import { type NoteListDto, noteInput } from "@/lib/vendors/notes/schema";
import { say } from "@/messages/say";

type Note = NoteListDto["notes"][number];

/** What the staff noted about a vendor. What was typed stays when it could not be saved. */
export function VendorNotes({ vendorId }: { vendorId: string }) {
  const mayWrite = useCan("vendor:write");
  const key = vendorKeys.notes(vendorId);
  const base = `/api/vendors/${vendorId}/notes`;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => api.get<NoteListDto>(base), meta: { quiet: true } });
  const keep = (list: NoteListDto) => client.setQueryData(key, list);
  const add = useMutation({ mutationFn: (text: string) => api.post<NoteListDto>(base, { text }), onSuccess: keep });
  if (error && !data)
    return (
      <Section title={say("notices.notes")}>
        <ErrorState title={say("notices.notesLoadFailed")} advice={error.message} onRetry={() => refetch()} />
      </Section>
    );
  return (
    <Section title={say("notices.notes")}>
      {mayWrite && (
        <div className="border-b px-5 py-4">
          <NoteForm busy={add.isPending} onSave={(text, done) => add.mutate(text, { onSuccess: done })} />
        </div>
      )}
      {!data ? (
        <Skeleton className="m-5 h-10" />
      ) : data.notes.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-3">{say("notices.noNotes")}</p>
      ) : (
        <ul className="divide-y">
          {data.notes.map((note) => (
            <NoteRow key={note.id} note={note} address={`${base}/${note.id}`} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type FormProps = { busy: boolean; onSave: (text: string, done: () => void) => void };

function NoteForm({ busy, onSave }: FormProps) {
  const id = useId();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSave(text.trim(), () => setText(""));
  };
  return (
    <form onSubmit={submit} className="space-y-2">
      <label htmlFor={id} className="sr-only">
        {say("notices.note")}
      </label>
      <Textarea
        id={id}
        rows={3}
        maxLength={4000}
        placeholder={say("notices.notePlaceholder")}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button type="submit" variant="secondary" busy={busy} disabled={!text.trim()}>
          {say("notices.addNote")}
        </Button>
      </div>
    </form>
  );
}

/** Changes a note. When someone else changed it since, the form asks which text to keep. */
function NoteEditor({ note, address, onClose }: { note: Note; address: string; onClose: () => void }) {
  const client = useQueryClient();
  const form = useRecordForm(noteInput, note, ({ text }) => ({ text }));
  const change = useMutation({
    mutationFn: (input: { text?: string; version: string }) => api.patch<Note>(address, { text: form.getValues("text"), ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: vendorKeys.all }),
    meta: { failure: say("notices.noteChangeFailed") },
  });
  const submit = form.handleSubmit((input) => change.mutate(form.changes(input), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-3">
      {form.conflict}
      <Field label={say("notices.note")} required error={form.problem("text")}>
        {(aria) => <Textarea rows={3} maxLength={4000} {...form.control("text")} {...aria} />}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {say("common.cancel")}
        </Button>
        <Button type="submit" variant="secondary" busy={change.isPending}>
          {say("notices.saveNote")}
        </Button>
      </div>
    </form>
  );
}

function NoteRow({ note, address }: { note: Note; address: string }) {
  const { company } = useSession();
  const mayWrite = useCan("vendor:write");
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.delete(address),
    onSuccess: () => client.invalidateQueries({ queryKey: vendorKeys.all }),
  });
  const [isEditing, setEditing] = useState(false);
  const by = note.author ?? say("notices.aFormerMember");
  const dayOf = (at: string) => formatTime(at, company.timeZone);
  const edited = note.editedAt && say("notices.editedBy", { by: note.editedBy ?? say("notices.aFormerMember"), day: dayOf(note.editedAt) });
  if (isEditing)
    return (
      <li className="px-5 py-3">
        <NoteEditor note={note} address={address} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <li className="space-y-1 px-5 py-3">
      <p className="whitespace-pre-line text-ink [overflow-wrap:anywhere]">{note.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-ink-3 text-small">
        <span>{[say("notices.byOn", { by, day: dayOf(note.createdAt) }), edited].filter(Boolean).join(" · ")}</span>
        {mayWrite && note.isMine && (
          <span className="flex gap-1">
            <Button variant="ghost" onClick={() => setEditing(true)}>
              {say("common.edit")}
            </Button>
            <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
              {say("notices.remove")}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}
