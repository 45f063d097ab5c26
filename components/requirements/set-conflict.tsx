"use client";

import { TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { changesBetween, type RuleChange, type Stored } from "@/components/requirements/draft";
import { detailInWords, ruleInWords } from "@/components/requirements/rule-words";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

type SetConflictProps = { before: Stored; theirs: Stored; onTakeTheirs: () => void; onKeepMine: () => void };

const inWords = (rule: Parameters<typeof ruleInWords>[0]) => [ruleInWords(rule), detailInWords(rule)].filter(Boolean).join(" · ");

/** What someone else saved while this set was edited, and the choice what to keep. */
export function SetConflict({ before, theirs, onTakeTheirs, onKeepMine }: SetConflictProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const changes = changesBetween(before.requirements, theirs.requirements, inWords);
  const hasOtherGates = JSON.stringify(before.gates) !== JSON.stringify(theirs.gates);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-advice`}
      className="rounded-card bg-yellow-tint p-4"
    >
      <h2 id={`${id}-title`} className="flex items-start gap-2.5 font-semibold text-yellow">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {say("requirements.conflictTitle")}
      </h2>
      <p id={`${id}-advice`} className="mt-1 ml-6.5 text-ink">
        {say("requirements.conflictAdvice")}
      </p>
      <ul className="mt-3 ml-6.5 list-disc space-y-1 pl-4 text-ink">
        {changes.map((change) => (
          <li key={`${change.kind} ${keyOf(change)}`} className="[overflow-wrap:anywhere]">
            {changeInWords(change)}
          </li>
        ))}
        {hasOtherGates && <li>{say("requirements.conflictGates")}</li>}
      </ul>
      <div className="mt-4 ml-6.5 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onTakeTheirs}>
          {say("requirements.useTheirs")}
        </Button>
        <Button variant="secondary" onClick={onKeepMine}>
          {say("requirements.keepMine")}
        </Button>
      </div>
    </section>
  );
}

const keyOf = (change: RuleChange) => (change.kind === "changed" ? change.after.key : change.rule.key);

function changeInWords(change: RuleChange): string {
  switch (change.kind) {
    case "added":
      return say("requirements.conflictAdded", { rule: inWords(change.rule) });
    case "removed":
      return say("requirements.removedRule", { rule: inWords(change.rule) });
    case "settings":
      return say("requirements.conflictSettings", { rule: inWords(change.rule) });
    case "changed":
      return say("requirements.conflictTurned", { before: inWords(change.before), after: inWords(change.after) });
  }
}
