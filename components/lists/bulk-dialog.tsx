"use client";

import type { FormEvent, ReactNode } from "react";
import type { CountedKey } from "@/components/lists/batch-actions";
import { BatchProgress } from "@/components/lists/batch-dialogs";
import { type ListName, listWords } from "@/components/lists/list-words";
import { useBatch } from "@/components/lists/use-batch";
import { Dialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/form-dialog";
import { notify } from "@/lib/http/client/notify";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { type PlainKey, say } from "@/messages/say";

export type Bulk = { start: (ids: readonly string[], send: (some: string[]) => Promise<BatchDto>) => Promise<void> };

type BulkDialogProps = {
  title: string;
  description?: string;
  words: { running: PlainKey; done: CountedKey };
  name: ListName;
  submit: { label: string; disabled?: boolean };
  onChanged: () => Promise<unknown>;
  onClose: () => void;
  onDone?: (done: readonly string[]) => void;
  /** Checks what was entered, and starts the run. */
  onSubmit: (bulk: Bulk) => (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
};

/** A dialog that first asks what to do with many rows and then shows how far it is. */
export function BulkDialog({ title, description, words, name, submit, onChanged, onClose, onDone, onSubmit, children }: BulkDialogProps) {
  const batch = useBatch(onChanged);
  const { run } = batch;

  async function start(...what: Parameters<Bulk["start"]>) {
    const { state, done, failed } = await batch.start(...what);
    onDone?.(done);
    if (state !== "ended" || failed.length > 0) return;
    notify.success(say(words.done, { counted: listWords[name].count(done.length) }));
    onClose();
  }

  return (
    <Dialog
      title={run ? say(words.running) : title}
      description={description}
      open
      onClose={() => (run?.state === "running" ? batch.stop() : onClose())}
    >
      {run ? (
        <BatchProgress run={run} done={words.done} name={name} onStop={batch.stop} onClose={onClose} />
      ) : (
        <DialogForm submit={submit} onSubmit={onSubmit({ start })} onClose={onClose}>
          {children}
        </DialogForm>
      )}
    </Dialog>
  );
}
