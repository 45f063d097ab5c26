"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Pencil, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { EmailText } from "@/components/reminders/email-text";
import { TextFields } from "@/components/reminders/text-fields";
import { TextProblems } from "@/components/reminders/text-problems";
import { previewQuery, useWriteToVendors } from "@/components/reminders/use-reminders";
import { Button } from "@/components/ui/button";
import { DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/lib/http/client/notify";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { type TemplateText, unknownIn } from "@/lib/mail/templates/rules";
import type { PreviewDto } from "@/lib/mail/templates/schema";
import type { WrittenKind } from "@/lib/reminders/requests/values";
import { labelled, say } from "@/messages/say";

type EmailFormProps = {
  kind: WrittenKind;
  ids: readonly string[];
  onClose: () => void;
  onDone: ((done: readonly string[]) => void) | undefined;
};

/** The email as each vendor gets it, and the way to send it. */
export function EmailForm({ kind, ids, onClose, onDone }: EmailFormProps) {
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<TemplateText>();
  const [isEditing, setEditing] = useState(kind === "custom");
  const { data: preview, error, refetch } = useQuery(previewQuery(ids[at] ?? "", kind));
  const { isTest } = useSession().company;
  const write = useWriteToVendors();
  const text = typed ?? preview?.template;
  const unknown = text ? unknownIn(kind, text) : undefined;
  const isUnfit = !text?.subject.trim() || !text.body.trim() || [...(unknown?.subject ?? []), ...(unknown?.body ?? [])].length > 0;
  const isRefused = ids.length === 1 && preview?.refusal != null;
  const send = () => {
    const done = (answer: BatchDto) => {
      tellOutcome(answer, ids.length, isTest);
      if (answer.done.length > 0) onDone?.(answer.done);
      if (answer.done.length > 0 || ids.length > 1) onClose();
    };
    write.mutate({ ids: [...ids], kind, ...(typed && { text: typed }) }, { onSuccess: done });
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        {error && !preview ? (
          <ErrorState
            title={say("common.loadFailed", { what: say("reminders.theEmail") })}
            advice={error.message}
            onRetry={() => refetch()}
          />
        ) : !preview || !text ? (
          <Skeleton className="h-72 w-full" />
        ) : (
          <>
            {isEditing && (
              // A form, so that closing asks before the text is dropped. Enter in the subject sends nothing.
              <form onSubmit={(event) => event.preventDefault()}>
                <TextFields kind={kind} text={text} onChange={setTyped} />
              </form>
            )}
            <TextProblems kind={kind} text={text} />
            <Recipient preview={preview} at={at} total={ids.length} onMove={setAt} />
            <EmailText preview={preview} text={text} />
            {!isEditing && (
              <Button variant="ghost" onClick={() => setEditing(true)}>
                <Pencil aria-hidden className="size-4" />
                {say("reminders.editText")}
              </Button>
            )}
            <p className="text-ink-3 text-small">
              {ids.length > 1 && `${say("reminders.languageHint")} `}
              {say("reminders.countsTowardInvitations")}
            </p>
          </>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {say("common.cancel")}
        </Button>
        <Button busy={write.isPending} disabled={!preview || isUnfit || isRefused} onClick={send}>
          {ids.length === 1 ? say("reminders.sendEmail") : say("reminders.sendEmails", { count: ids.length })}
        </Button>
      </DialogActions>
    </div>
  );
}

function tellOutcome({ done, failed }: BatchDto, total: number, isTest: boolean): void {
  const sent = isTest ? "reminders.notSentInTest" : "reminders.emailsQueued";
  if (failed.length === 0) return void notify.success(say(sent, { count: done.length }));
  const [first] = failed;
  const reason = first ? (first.name && total > 1 ? labelled(first.name, first.reason) : first.reason) : "";
  notify.error(total === 1 ? reason : say("reminders.sentPartly", { sent: done.length, total, reason }));
}

type RecipientProps = { preview: PreviewDto; at: number; total: number; onMove: (at: number) => void };

/** Whose email is shown, and the way to those of the others. */
function Recipient({ preview: { recipient, recipients, refusal }, at, total, onMove }: RecipientProps) {
  return (
    <div className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-ink-2 text-small [overflow-wrap:anywhere]">
          {say("reminders.to")} <span className="font-medium text-ink">{recipients.join(", ") || recipient}</span>
        </p>
        {total > 1 && (
          <div className="flex shrink-0 items-center gap-1 text-ink-3 text-small tabular-nums">
            <IconButton label={say("reminders.previousVendor")} disabled={at === 0} onClick={() => onMove(at - 1)}>
              <ChevronLeft aria-hidden className="size-4" />
            </IconButton>
            {say("reminders.previewOf", { at: at + 1, total })}
            <IconButton label={say("reminders.nextVendor")} disabled={at + 1 >= total} onClick={() => onMove(at + 1)}>
              <ChevronRight aria-hidden className="size-4" />
            </IconButton>
          </div>
        )}
      </div>
      {refusal && (
        <p role="alert" className="flex items-start gap-2 rounded-control bg-yellow-tint px-3 py-2 text-small text-yellow">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {refusal}
        </p>
      )}
    </div>
  );
}
