"use client";

import { CircleAlert, CircleCheck, CircleDashed, Hourglass, type LucideIcon, Paperclip } from "lucide-react";
import { useState } from "react";
import { type InboxAction, useInboxAction } from "@/components/inbox/use-inbox";
import { useCan, useSession } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatSize, formatTime } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import type { InboxMessageDto } from "@/lib/inbound/inbox/schema";
import { causes, fileReasons } from "@/lib/inbound/values";
import { say } from "@/messages/say";

const AssignDialog = lazyPart(() => import("@/components/inbox/assign-dialog").then((file) => file.AssignDialog), Nothing);

const looks: Record<InboxMessageDto["state"], { tone: Tone; icon: LucideIcon }> = {
  reading: { tone: "yellow", icon: Hourglass },
  waiting: { tone: "violet", icon: CircleAlert },
  filed: { tone: "blue", icon: CircleCheck },
  closed: { tone: "grey", icon: CircleDashed },
};

/** Incoming emails with their cause, their files, and what can be done about them. */
export function InboxList({ label, messages }: { label: string; messages: readonly InboxMessageDto[] }) {
  const [assigned, setAssigned] = useState<InboxMessageDto>();
  return (
    <>
      <ul aria-label={label} className="divide-y">
        {messages.map((message) => (
          <Message key={message.id} message={message} onAssign={() => setAssigned(message)} />
        ))}
      </ul>
      {assigned && <AssignDialog message={assigned} onClose={() => setAssigned(undefined)} />}
    </>
  );
}

function stateName({ state, cause }: InboxMessageDto): string {
  if (state === "reading") return say("inbox.reading");
  if (cause) return causes[cause];
  return state === "filed" ? say("inbox.stateFiled") : say(state === "closed" ? "inbox.stateClosed" : "inbox.stateWaiting");
}

function Message({ message, onAssign }: { message: InboxMessageDto; onAssign: () => void }) {
  const { company } = useSession();
  const { state, subject, fromName, fromAddress, receivedAt, vendor } = message;
  const sender = [fromName, fromAddress && (fromName ? `<${fromAddress}>` : fromAddress)].filter(Boolean).join(" ");
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto] max-sm:px-4">
      <div className="flex flex-wrap content-start items-start gap-1.5">
        <Badge {...looks[state]}>{stateName(message)}</Badge>
      </div>
      <div className="min-w-0 space-y-1 [overflow-wrap:anywhere]">
        <p className="font-medium text-ink">{subject || say("inbox.noSubject")}</p>
        <p className="text-ink-2">
          {say("inbox.from", { sender: sender || say("inbox.noSender") })}
          {vendor && (
            <>
              {" · "}
              <TextLink href={`/vendors/${vendor.id}`}>{vendor.name}</TextLink>
            </>
          )}
        </p>
        <p className="text-ink-3 text-small">{formatTime(receivedAt, company.timeZone)}</p>
        <Files message={message} />
        <Text message={message} />
        <Done message={message} />
      </div>
      <Actions message={message} onAssign={onAssign} />
    </li>
  );
}

const outcomes = {
  taken: () => say("inbox.fileFiled"),
  already: () => say("inbox.fileAlready"),
  waiting: () => say("inbox.fileWaiting"),
  left_out: () => "",
};

function Files({ message: { files } }: { message: InboxMessageDto }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={say("inbox.attachments")} className="space-y-0.5">
      {files.map(({ id, fileName, fileSize, outcome, reason, documentId }) => (
        <li key={id} className="flex items-start gap-2 text-small">
          <Paperclip aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
          <span className={outcome === "left_out" ? "text-ink-3" : "text-ink-2"}>
            {documentId ? <TextLink href={`/documents/${documentId}`}>{fileName}</TextLink> : fileName}
            {` · ${formatSize(fileSize)} · ${reason ? fileReasons[reason] : outcomes[outcome]()}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the sender wrote, as plain text: nothing in it is a link. */
function Text({ message: { text } }: { message: InboxMessageDto }) {
  return (
    <details className="text-small">
      <summary className="touch-line w-fit cursor-pointer text-link">{say("inbox.showText")}</summary>
      <p className="mt-1 max-h-80 overflow-y-auto whitespace-pre-line rounded-control bg-sunken p-3 text-ink-2">
        {text.trim() || say("inbox.noText")}
      </p>
    </details>
  );
}

function Done({ message: { answeredAt, settledAt, settledBy } }: { message: InboxMessageDto }) {
  const { company } = useSession();
  const day = (at: string) => formatTime(at, company.timeZone);
  const facts = [
    answeredAt && say("inbox.answered", { day: day(answeredAt) }),
    settledAt && say("inbox.settledBy", { by: settledBy || say("inbox.aFormerMember"), day: day(settledAt) }),
  ].filter(Boolean);
  return facts.length > 0 ? <p className="text-ink-3 text-small">{facts.join(" · ")}</p> : null;
}

function Actions({ message, onAssign }: { message: InboxMessageDto; onAssign: () => void }) {
  const mayWrite = useCan("document:write");
  const { mutate, isPending } = useInboxAction(message.id);
  const { state, candidates, canRetry, vendor, subject } = message;
  if (!mayWrite || state === "reading" || state === "filed") return null;
  const button = (label: string, action: InboxAction, variant: "primary" | "secondary" | "ghost") => (
    <Button key={label} variant={variant} disabled={isPending} aria-label={`${label}: ${subject}`} onClick={() => mutate(action)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-start justify-end gap-2 max-sm:justify-start sm:max-w-64">
      {candidates.map((one) => button(say("inbox.assignTo", { vendor: one.name }), { kind: "assign", vendor: one }, "secondary"))}
      {canRetry && button(say("inbox.tryAgain"), { kind: "retry" }, "secondary")}
      {!vendor && (
        <Button
          variant={candidates.length > 0 ? "ghost" : "secondary"}
          aria-label={`${say("inbox.assign")}: ${subject}`}
          onClick={onAssign}
        >
          {say("inbox.assign")}
        </Button>
      )}
      {state === "waiting" && button(say("inbox.dismiss"), { kind: "dismiss" }, "ghost")}
    </div>
  );
}
