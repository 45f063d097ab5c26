import { dayOf, ExceptionState, personName } from "@/components/exceptions/exception-columns";
import { formatDate, formatMoney } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { kindNames } from "@/lib/exceptions/values";
import { say } from "@/messages/say";

/** All that is known of an exception: of whom, from what, until when, why, and who requested and decided. */
export function ExceptionFacts({ exception }: { exception: ExceptionDto }) {
  const { vendor, project, required, kind, reason, condition, owner } = exception;
  const where = project ? [project.name, project.contractNumber].filter(Boolean).join(", ") : say("exceptions.ofAllWork");
  return (
    <div className="space-y-1 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <TextLink href={`/vendors/${vendor.id}`}>{vendor.name}</TextLink> <span className="text-ink-3">· {where}</span>
        </p>
        <ExceptionState exception={exception} />
      </div>
      <p className="font-medium text-ink">{required}</p>
      <p className="text-ink-2">{[say(kindNames[kind]), ...termsOf(exception)].join(" · ")}</p>
      <Standing exception={exception} />
      <p className="text-ink-2">{say("exceptions.reasonIs", { reason })}</p>
      {condition && <p className="text-ink-2">{say("exceptions.conditionIs", { condition })}</p>}
      {owner && <p className="text-ink-2">{say("exceptions.ownerIs", { owner })}</p>}
      <People exception={exception} />
    </div>
  );
}

function termsOf({ from, until, lastDay, least, policyNumber }: ExceptionDto): string[] {
  const days =
    lastDay < until
      ? say("exceptions.untilWithPolicy", { from: formatDate(from), lastDay: formatDate(lastDay) })
      : say("exceptions.fromTo", { from: formatDate(from), until: formatDate(until) });
  const facts = [
    days,
    least !== null && say("exceptions.leastAccepted", { amount: formatMoney(least) }),
    policyNumber && say("exceptions.rests", { number: policyNumber }),
  ];
  return facts.filter((fact) => typeof fact === "string" && fact !== "") as string[];
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
  const asked = say("exceptions.askedOf", {
    by: byVendor ? say("exceptions.theVendor") : personName(requestedBy),
    day: dayOf(requestedAt),
  });
  const decided = decidedAt && say("exceptions.decidedBy", { by: personName(decidedBy), day: dayOf(decidedAt) });
  return (
    <p className="text-ink-3 text-small">{[asked, decided, note && say("exceptions.noteIs", { note })].filter(Boolean).join(" · ")}</p>
  );
}
