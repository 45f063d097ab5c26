"use client";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { formatDate } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { VerdictLines } from "@/components/verdicts/verdict-lines";
import { gateLooks } from "@/components/verdicts/verdict-looks";
import type { LineDto, UnitDto } from "@/lib/compliance/reading/schema";
import { answerNames, gateNames } from "@/lib/compliance/verdicts/labels-values";
import { labelled, say } from "@/messages/say";

/** On days before a company had sets, dates alone count: a set with an id of zeros, which has no page. */
const isStored = (setId: string) => !/^[0-]+$/.test(setId);

/** The contract that a verdict is about. */
export const unitName = ({ project }: UnitDto): string =>
  project ? [project.name, project.contractNumber].filter(Boolean).join(", ") : say("verdicts.theVendorByItself");

type UnitProps = {
  unit: UnitDto;
  /** The sentence of this contract, where the vendor's own sentence may be about another one. */
  hasReason: boolean;
  actions: ((unit: UnitDto, line: LineDto) => ReactNode) | undefined;
};

/** The verdict of one contract, or of the vendor by itself: gates, what is missing, and each requirement. */
export function VerdictUnit({ unit, hasReason, actions }: UnitProps) {
  const { project, set, reason, work, pay, validUntil, fix, phase } = unit;
  const name = unitName(unit);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b px-5 py-3">
        <h2 className="font-semibold text-ink [overflow-wrap:anywhere]">
          {project ? <TextLink href={`/projects/${project.id}`}>{name}</TextLink> : name}
        </h2>
        <Badge tone={gateLooks[work].tone} icon={gateLooks[work].icon}>
          {labelled(say(gateNames.work), say(answerNames[work]))}
        </Badge>
        <Badge tone={gateLooks[pay].tone} icon={gateLooks[pay].icon}>
          {labelled(say(gateNames.pay), say(answerNames[pay]))}
        </Badge>
        <p className="text-ink-3 text-small sm:ml-auto">
          {isStored(set.id) ? (
            <TextLink href={`/requirements/${set.id}`} className="font-normal">
              {say("verdicts.setAndVersion", { set: set.name, version: set.version })}
            </TextLink>
          ) : (
            set.name
          )}
          {phase === "completed-operations" && ` · ${say("verdicts.completedOperations")}`}
          {validUntil && ` · ${say("verdicts.validUntil", { day: formatDate(validUntil) })}`}
        </p>
        {hasReason && <p className="w-full text-ink-2 [overflow-wrap:anywhere]">{reason}</p>}
      </div>
      {/* A past day is looked at; nothing is sent because of it. */}
      {fix && actions && <Fix fix={fix} />}
      <VerdictLines isFolded unit={unit} label={name} actions={actions && ((line) => actions(unit, line))} />
    </Card>
  );
}

/** The smallest changes that make it pass, to be copied for the agent. */
function Fix({ fix }: { fix: string }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 border-b px-5 py-3">
      <div className="min-w-56 flex-1">
        <h3 className="font-medium text-ink text-small">{say("verdicts.smallestFix")}</h3>
        <p className="max-w-[80ch] text-ink-2 [overflow-wrap:anywhere]">{fix}</p>
      </div>
      <CopyButton text={fix} label={say("verdicts.copyForTheAgent")} />
    </div>
  );
}
