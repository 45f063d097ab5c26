"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { VerdictLines } from "@/components/verdicts/verdict-lines";
import { gateLooks } from "@/components/verdicts/verdict-looks";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { LineDto, UnitDto } from "@/lib/compliance/reading/schema";
import { answerNames, gateNames } from "@/lib/compliance/verdicts/labels-values";
import { warningsBeside } from "@/lib/compliance/verdicts/order-rules";
import { notify } from "@/lib/http/client/notify";
import { labelled, say } from "@/messages/say";

/** On days before a company had sets, dates alone count: a set with an id of zeros, which has no page. */
const isStored = (setId: string) => !/^[0-]+$/.test(setId);

type UnitProps = { unit: UnitDto; actions: ((unit: UnitDto, line: LineDto) => React.ReactNode) | undefined };

/** The verdict of one contract, or of the vendor by itself: status, gates, each requirement, and the smallest fix. */
export function VerdictUnit({ unit, actions }: UnitProps) {
  const { project, set, status, isBeingRead, reason, work, pay, validUntil, fix, phase } = unit;
  const name = project ? [project.name, project.contractNumber].filter(Boolean).join(", ") : say("verdicts.theVendorByItself");
  return (
    <Card>
      <div className="space-y-2 border-b px-5 py-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="font-semibold text-ink [overflow-wrap:anywhere]">
            {project ? <TextLink href={`/projects/${project.id}`}>{name}</TextLink> : name}
          </h3>
          <ComplianceBadge status={status} isBeingRead={isBeingRead} />
          <ExceptionMark count={unit.lines.filter(({ exception }) => exception !== null).length} />
          <WarningMark count={warningsBeside(status, unit.lines)} />
          <Badge tone={gateLooks[work].tone}>{labelled(say(gateNames.work), say(answerNames[work]))}</Badge>
          <Badge tone={gateLooks[pay].tone}>{labelled(say(gateNames.pay), say(answerNames[pay]))}</Badge>
        </div>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{reason}</p>
        <p className="text-ink-3 text-small">
          {isStored(set.id) ? (
            <TextLink href={`/requirements/${set.id}`}>{say("verdicts.setAndVersion", { set: set.name, version: set.version })}</TextLink>
          ) : (
            set.name
          )}
          {phase === "completed-operations" && ` · ${say("verdicts.completedOperations")}`}
          {validUntil && ` · ${say("verdicts.validUntil", { day: formatDate(validUntil) })}`}
        </p>
      </div>
      <VerdictLines unit={unit} label={name} actions={actions && ((line) => actions(unit, line))} />
      {/* A past day is looked at; nothing is sent because of it. */}
      {fix && actions && <Fix fix={fix} />}
    </Card>
  );
}

/** The smallest changes that make it pass, to be copied for the agent. */
function Fix({ fix }: { fix: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(fix).then(
      () => setCopied(true),
      () => notify.error(say("verdicts.couldNotCopy")),
    );
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 rounded-b-card border-t bg-ground px-5 py-3">
      <div className="min-w-56 flex-1">
        <p className="font-medium text-ink text-small">{say("verdicts.smallestFix")}</p>
        <p className="max-w-[80ch] text-ink-2 [overflow-wrap:anywhere]">{fix}</p>
      </div>
      <Button variant="secondary" onClick={copy}>
        <Copy aria-hidden className="size-4" />
        <span aria-live="polite">{isCopied ? say("verdicts.copied") : say("verdicts.copyForTheAgent")}</span>
      </Button>
    </div>
  );
}
