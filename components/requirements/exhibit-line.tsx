"use client";

import { Check, Pencil, X } from "lucide-react";
import { useId } from "react";
import { AskHints } from "@/components/compliance/ask-hints";
import type { Decision } from "@/components/requirements/exhibit-decisions";
import { RuleSettings } from "@/components/requirements/rule-settings";
import { ruleInWords } from "@/components/requirements/rule-words";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { asksInSet } from "@/lib/compliance/asks/rules";
import type { Proposal, QuestionReason } from "@/lib/compliance/exhibits/schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { coverageNames, limitNames, ruleTypeNames } from "@/lib/compliance/verdicts/labels-values";
import { within } from "@/lib/infra/text-rules";
import { type PlainKey, say } from "@/messages/say";

const reasons: Record<QuestionReason, PlainKey> = {
  amounts: "requirements.askAmounts",
  figures: "requirements.askFigures",
  choice: "requirements.askChoice",
  condition: "requirements.askCondition",
  unlabeled: "requirements.askUnlabeled",
  scan: "requirements.askScan",
};

type ExhibitLineProps = {
  proposal: Proposal;
  decision: Decision | undefined;
  isSelected: boolean;
  /** The requirement whose settings are open; undefined: they are closed. */
  edited: Requirement | undefined;
  hasPages: boolean;
  faults: Readonly<Record<string, string>>;
  act: {
    select: () => void;
    take: (rule: Requirement) => void;
    refuse: () => void;
    edit: (rule: Requirement) => void;
  };
};

/** A proposed requirement with its words, and what a person says of it. */
export function ExhibitLine({ proposal, decision, isSelected, edited, hasPages, faults, act }: ExhibitLineProps) {
  const { id, options, question, quotes } = proposal;
  const name = useId();
  const [only] = options.length === 1 ? options : [];
  const taken = decision?.isTaken ? decision.rule : undefined;
  const shown = edited ?? taken ?? only;
  const isRefused = decision?.isTaken === false;
  const first = options[0] as Requirement;
  const subject = subjectInWords(first);
  const hints = shown ? asksInSet({ name: "", requirements: [shown] }) : [];
  return (
    <li data-line={id} className={cx("scroll-my-24 px-5 py-3 max-sm:px-4", isSelected && "bg-accent-soft")} onFocus={act.select}>
      <div className="flex items-start gap-3 max-sm:flex-wrap">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <button type="button" aria-current={isSelected || undefined} onClick={act.select} className="min-h-6 text-left">
            <span className={cx("font-medium [overflow-wrap:anywhere]", isRefused ? "text-ink-3 line-through" : "text-ink")}>
              {shown ? ruleInWords(shown) : subject}
            </span>
          </button>
          {question && <p className="text-small text-yellow">{say(reasons[question])}</p>}
          {quotes.map(({ text, page }) => (
            <blockquote key={`${page} ${text}`} className="mt-1 border-l-2 pl-2.5 text-ink-2 text-small [overflow-wrap:anywhere]">
              {hasPages ? say("requirements.quoteOnPage", { text, page }) : say("requirements.quote", { text })}
            </blockquote>
          ))}
        </div>
        <State decision={decision} />
      </div>
      {options.length > 1 && !edited && (
        <fieldset className="mt-2">
          <legend className="sr-only">{subject}</legend>
          {options.map((rule, at) => (
            <label key={JSON.stringify(rule)} className="flex min-h-9 cursor-pointer items-center gap-2.5 text-ink">
              <input
                type="radio"
                name={name}
                className="size-4 shrink-0 accent-accent"
                checked={taken !== undefined && JSON.stringify(taken) === JSON.stringify(rule)}
                onChange={() => act.take(rule)}
                data-option={at}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{ruleInWords(rule)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {edited && (
        <div className="mt-2">
          <RuleSettings rule={edited} faults={faults} isNext={Object.keys(faults).length > 0} onChange={act.edit} />
        </div>
      )}
      {hints.length > 0 && (
        <div className="mt-2">
          <AskHints found={hints} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {shown && (
          <Button
            variant={decision?.isTaken && !edited ? "primary" : "secondary"}
            aria-pressed={taken !== undefined && !edited}
            onClick={() => act.take(shown)}
          >
            <Check aria-hidden className="size-4" />
            {say("requirements.acceptLine")}
          </Button>
        )}
        <Button variant="secondary" aria-pressed={isRefused} onClick={act.refuse}>
          <X aria-hidden className="size-4" />
          {say("requirements.refuseLine")}
        </Button>
        {!edited && (
          <Button variant="ghost" onClick={() => act.edit(shown ?? first)}>
            <Pencil aria-hidden className="size-4" />
            {say("requirements.changeLine")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What several amounts are about, without any of them. */
function subjectInWords(rule: Requirement): string {
  if (rule.type === "limit")
    return say("requirements.chooseLimit", { coverage: say(coverageNames[rule.coverage]), limit: within(say(limitNames[rule.limit])) });
  return "coverage" in rule
    ? say("requirements.coverageAndType", { coverage: say(coverageNames[rule.coverage]), type: within(say(ruleTypeNames[rule.type])) })
    : say(ruleTypeNames[rule.type]);
}

function State({ decision }: { decision: Decision | undefined }) {
  const words = decision === undefined ? "requirements.lineOpen" : decision.isTaken ? "requirements.lineTaken" : "requirements.lineRefused";
  return <span className={cx("shrink-0 text-small", decision?.isTaken ? "font-medium text-ink" : "text-ink-3")}>{say(words)}</span>;
}
