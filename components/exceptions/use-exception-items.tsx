"use client";

import { CalendarClock, CircleCheck, CircleDashed, CircleSlash, History, Hourglass, type LucideIcon, Undo2 } from "lucide-react";
import { useState } from "react";
import { exceptionStateNames, kindNames } from "@/components/exceptions/exception-words";
import type { Answer } from "@/components/exceptions/use-exceptions";
import { useCan } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDate, formatMoney } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { labelled, say } from "@/messages/say";

const AnswerDialog = lazyPart(() => import("@/components/exceptions/answer-dialog").then((file) => file.AnswerDialog), Nothing);

const looks: Record<ExceptionDto["state"], { tone: Tone; icon: LucideIcon }> = {
  requested: { tone: "violet", icon: Hourglass },
  approved: { tone: "blue", icon: CircleCheck },
  refused: { tone: "red", icon: CircleSlash },
  ended: { tone: "grey", icon: CircleDashed },
  withdrawn: { tone: "grey", icon: Undo2 },
};

/** Exceptions as items of a list, with who asked and decided, until when they hold, and what can be done about them. */
export function useExceptionItems({ hasVendor }: { hasVendor: boolean }) {
  const [asked, setAsked] = useState<{ exception: ExceptionDto; answer: Answer }>();
  return {
    item: (exception: ExceptionDto) => (
      <Item exception={exception} hasVendor={hasVendor} onAnswer={(answer) => setAsked({ exception, answer })} />
    ),
    dialog: asked && <AnswerDialog {...asked} onClose={() => setAsked(undefined)} />,
  };
}

type ItemProps = { exception: ExceptionDto; hasVendor: boolean; onAnswer: (answer: Answer) => void };

function Item({ exception, hasVendor, onAnswer }: ItemProps) {
  const { vendor, project, required, kind, state, endsSoon, isOutdated } = exception;
  const contract = project && [project.name, project.contractNumber].filter(Boolean).join(", ");
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto] max-sm:px-4">
      <div className="flex flex-wrap content-start items-start gap-1.5">
        {isOutdated ? (
          <Badge tone="orange" icon={History}>
            {say("exceptions.outdated")}
          </Badge>
        ) : (
          <Badge {...looks[state]}>{say(exceptionStateNames[state])}</Badge>
        )}
        {endsSoon && (
          <Badge tone="yellow" icon={CalendarClock}>
            {say("exceptions.endsSoon")}
          </Badge>
        )}
      </div>
      <div className="min-w-0 space-y-0.5 [overflow-wrap:anywhere]">
        {hasVendor && (
          <p>
            <TextLink href={`/vendors/${vendor.id}`}>{vendor.name}</TextLink>
            <span className="text-ink-3"> · {contract ?? say("exceptions.ofAllWork")}</span>
          </p>
        )}
        <p className="font-medium text-ink">{required}</p>
        <p className="text-ink-2">{[say(kindNames[kind]), !hasVendor && contract].filter(Boolean).join(" · ")}</p>
        <ExceptionFacts exception={exception} />
      </div>
      <Answers exception={exception} onAnswer={onAnswer} />
    </li>
  );
}

/** Until when it holds, why, and who asked for it. */
export function ExceptionFacts({ exception }: { exception: ExceptionDto }) {
  const { from, until, lastDay, least, policyNumber, reason, condition, owner } = exception;
  const term = { from: formatDate(from), until: formatDate(until), lastDay: formatDate(lastDay) };
  const days = lastDay < until ? say("exceptions.untilWithPolicy", term) : say("exceptions.fromTo", term);
  const facts = [
    days,
    least !== null && say("exceptions.leastAccepted", { amount: formatMoney(least) }),
    policyNumber && say("exceptions.rests", { number: policyNumber }),
  ];
  return (
    <>
      <p className="text-ink-2">{facts.filter(Boolean).join(" · ")}</p>
      <Standing exception={exception} />
      <p className="text-ink-2">{say("exceptions.reasonIs", { reason })}</p>
      {condition && <p className="text-ink-2">{say("exceptions.conditionIs", { condition })}</p>}
      {owner && <p className="text-ink-2">{say("exceptions.ownerIs", { owner })}</p>}
      <People exception={exception} />
    </>
  );
}

/** Why it does not count at present. */
function Standing({ exception: { state, isApplied, requiredNow, vendor } }: { exception: ExceptionDto }) {
  if (requiredNow !== null)
    return (
      <p className="text-orange">
        {state === "requested" ? say("exceptions.outdatedRequest", { requiredNow }) : say("exceptions.outdatedMeans", { requiredNow })}{" "}
        <TextLink href={`/vendors/${vendor.id}`}>{say("exceptions.askAgain")}</TextLink>
      </p>
    );
  return state === "approved" && !isApplied ? <p className="text-ink-2">{say("exceptions.notNeededNow")}</p> : null;
}

function People({ exception: { requestedBy, byVendor, requestedAt, decidedBy, decidedAt, note } }: { exception: ExceptionDto }) {
  const nameOf = (name: string | null) => name?.trim() || say("exceptions.aFormerMember");
  const dayOf = (at: string) => formatDate(at.slice(0, 10));
  const asked = say("exceptions.askedOf", { by: byVendor ? say("exceptions.theVendor") : nameOf(requestedBy), day: dayOf(requestedAt) });
  const decided = decidedAt && say("exceptions.decidedBy", { by: nameOf(decidedBy), day: dayOf(decidedAt) });
  return (
    <p className="text-ink-3 text-small">{[asked, decided, note && say("exceptions.noteIs", { note })].filter(Boolean).join(" · ")}</p>
  );
}

function Answers({ exception: { state, required, isMine, isOutdated }, onAnswer }: Pick<ItemProps, "exception" | "onAnswer">) {
  const mayDecide = useCan("exception:decide");
  const mayWithdraw = useCan("exception:ask") && isMine && state === "requested";
  if ((!mayDecide && !mayWithdraw) || (state !== "requested" && state !== "approved")) return null;
  const button = (answer: Answer, label: string, variant: "primary" | "secondary" | "ghost") => (
    <Button variant={variant} aria-label={labelled(label, required)} onClick={() => onAnswer(answer)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-start justify-end gap-2 max-sm:justify-start">
      {mayWithdraw && button("withdraw", say("exceptions.withdraw"), "ghost")}
      {mayDecide && state === "requested" && button("refuse", say("exceptions.refuse"), "secondary")}
      {mayDecide && state === "requested" && !isOutdated && button("approve", say("exceptions.approve"), "primary")}
      {mayDecide && state === "approved" && button("end", say("exceptions.end"), "ghost")}
    </div>
  );
}
