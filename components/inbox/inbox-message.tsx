"use client";

import { CircleAlert, CircleCheck, CircleDashed, Hourglass, type LucideIcon, Paperclip } from "lucide-react";
import { type InboxAction, useInboxAction } from "@/components/inbox/use-inbox";
import { useCan, useSession } from "@/components/layout/session-context";
import type { Selection } from "@/components/lists/use-selection";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatSize, formatTime } from "@/components/ui/format";
import { SelectBox } from "@/components/ui/select-box";
import { TextLink } from "@/components/ui/text-link";
import { senderProofs } from "@/lib/compliance/policies/senders-values";
import type { InboxMessageDto } from "@/lib/inbound/inbox/schema";
import { causes, fileReasons } from "@/lib/inbound/values";
import { labelled, say } from "@/messages/say";

const looks: Record<InboxMessageDto["state"], { tone: Tone; icon: LucideIcon }> = {
  reading: { tone: "yellow", icon: Hourglass },
  waiting: { tone: "violet", icon: CircleAlert },
  filed: { tone: "blue", icon: CircleCheck },
  closed: { tone: "grey", icon: CircleDashed },
};

function stateName({ state, cause }: InboxMessageDto): string {
  if (state === "reading") return say("inbox.reading");
  if (cause) return say(causes[cause]);
  return state === "filed" ? say("inbox.stateFiled") : say(state === "closed" ? "inbox.stateClosed" : "inbox.stateWaiting");
}

type MessageProps = {
  message: InboxMessageDto;
  selection: Selection | undefined;
  /** It has a page of its own, which has its subject as the title and shows its text at once. */
  isAlone?: boolean;
  onAssign: () => void;
};

/** An incoming email with its cause, its files, and what can be done about it. */
export function Message({ message, selection, isAlone = false, onAssign }: MessageProps) {
  const { company } = useSession();
  const { id, state, cause, subject, fromName, fromAddress, receivedAt, vendor, provedBy } = message;
  const sender = [fromName, fromAddress && (fromName ? `<${fromAddress}>` : fromAddress)].filter(Boolean).join(" ");
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto] max-sm:px-4">
      <div className="flex flex-wrap content-start items-center gap-1.5">
        {selection && isSelectable(message) && (
          <SelectBox
            label={say("inbox.select", { subject: subject || say("inbox.noSubject") })}
            checked={selection.has(id)}
            onChange={(chosen) => selection.toggle([id], chosen)}
          />
        )}
        <Badge {...looks[state]}>{stateName(message)}</Badge>
      </div>
      <div className="min-w-0 space-y-1 [overflow-wrap:anywhere]">
        {!isAlone && <p className="font-medium text-ink">{subject || say("inbox.noSubject")}</p>}
        <p className="text-ink-2">
          {say("inbox.from", { sender: sender || say("inbox.noSender") })}
          {vendor && (
            <>
              {" · "}
              <TextLink href={`/vendors/${vendor.id}`}>{vendor.name}</TextLink>
            </>
          )}
        </p>
        <p className="text-ink-3 text-small">
          {[formatTime(receivedAt, company.timeZone), fromAddress && howProved(provedBy)].filter(Boolean).join(" · ")}
        </p>
        {cause === "sender_unverified" && state === "waiting" && <p className="text-ink-2 text-small">{say("inbox.unverifiedHelp")}</p>}
        <Files message={message} />
        <Text message={message} isOpen={isAlone} />
        <Done message={message} />
      </div>
      <Actions message={message} onAssign={onAssign} />
    </li>
  );
}

/** How the sender is known, in a few words after the time. */
function howProved(provedBy: InboxMessageDto["provedBy"]): string {
  const how = provedBy ? say(senderProofs[provedBy]) : say("inbox.senderUnverified");
  return say("inbox.senderIs", { how });
}

/** What can be decided together with others. */
export const isSelectable = ({ state }: InboxMessageDto) => state === "waiting";

const outcomes = {
  taken: () => say("inbox.fileFiled"),
  already: () => say("inbox.fileAlready"),
  waiting: () => say("inbox.fileWaiting"),
  left_out: () => "",
};

const becameOf = (outcome: keyof typeof outcomes, documentId: string | null) =>
  outcome === "waiting" && documentId ? say("inbox.fileHeld") : outcomes[outcome]();

function Files({ message: { files } }: { message: InboxMessageDto }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={say("inbox.attachments")} className="space-y-0.5">
      {files.map(({ id, fileName, fileSize, outcome, reason, documentId }) => (
        <li key={id} className="flex items-start gap-2 text-small">
          <Paperclip aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
          <span className={outcome === "left_out" ? "text-ink-3" : "text-ink-2"}>
            {documentId ? <TextLink href={`/documents/${documentId}`}>{fileName}</TextLink> : fileName}
            {` · ${formatSize(fileSize)} · ${reason ? say(fileReasons[reason]) : becameOf(outcome, documentId)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the sender wrote, as plain text: nothing in it is a link. */
function Text({ message: { text }, isOpen }: { message: InboxMessageDto; isOpen: boolean }) {
  return (
    <details className="text-small" open={isOpen}>
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
  const { state, candidates, canRetry, canConfirm, vendor, provedBy, subject } = message;
  if (!mayWrite || state === "reading" || state === "filed") return null;
  const button = (label: string, action: InboxAction, variant: "primary" | "secondary" | "ghost") => (
    <Button key={label} variant={variant} disabled={isPending} aria-label={labelled(label, subject)} onClick={() => mutate(action)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap content-start items-start justify-end gap-2 max-sm:justify-start sm:max-w-64">
      {canConfirm && vendor && button(say("inbox.confirmFor", { vendor: vendor.name }), { kind: "confirm", vendor }, "secondary")}
      {candidates.map((one) => button(say("inbox.assignTo", { vendor: one.name }), { kind: "assign", vendor: one }, "secondary"))}
      {canRetry && button(say("inbox.tryAgain"), { kind: "retry" }, "secondary")}
      {(!vendor || !provedBy) && (
        <Button
          variant={candidates.length > 0 || canConfirm ? "ghost" : "secondary"}
          aria-label={labelled(say("inbox.assign"), subject)}
          onClick={onAssign}
        >
          {say("inbox.assign")}
        </Button>
      )}
      {state === "waiting" && button(say("inbox.dismiss"), { kind: "dismiss" }, "ghost")}
    </div>
  );
}
