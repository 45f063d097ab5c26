"use client";

import { ChevronRight, CircleAlert, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { AskHints } from "@/components/compliance/ask-hints";
import type { RuleState } from "@/components/requirements/draft";
import { detailInWords, ruleInWords } from "@/components/requirements/rule-words";
import { SeverityMark } from "@/components/requirements/severity-mark";
import { cx } from "@/components/ui/class-names";
import { FieldError } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { asksInSet } from "@/lib/compliance/asks/rules";
import type { ContractSource, Requirement } from "@/lib/compliance/requirements/schema";
import { say } from "@/messages/say";

const SettingsPlace = () => <Skeleton className="m-5 h-24" />;
const RuleSettings = lazyPart(() => import("@/components/requirements/rule-settings").then((file) => file.RuleSettings), SettingsPlace);

type RuleRowProps = {
  rule: Requirement;
  /** The name of its set, which may say whom it is for. */
  setName: string;
  state?: RuleState;
  /** The words of the contract that it comes from. */
  quote?: ContractSource["quotes"][string] | undefined;
  /** The server's words by setting; "" for the requirement as a whole. */
  faults?: Readonly<Record<string, string>>;
  /** It was just added, or it holds the first fault: it opens and takes the focus. */
  isNext?: boolean;
  /** Missing where the requirement is only read. */
  edit?: { change: (rule: Requirement) => void; remove: () => void };
};

/** A requirement as one sentence that opens to its settings. */
export function RuleRow({ rule, setName, state = "same", quote, faults, isNext = false, edit }: RuleRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isNext);
  const hasFaults = faults !== undefined && Object.keys(faults).length > 0;
  const button = useRef<HTMLButtonElement>(null);
  // A fault of one setting takes the focus to its field (RuleSettings).
  const isFieldNext = hasFaults && !("" in faults);
  useEffect(() => {
    if (isNext && !isFieldNext) button.current?.focus();
  }, [isNext, isFieldNext]);
  // Faults lie in the settings: they are shown at once, and stay open when they are mended.
  const [shownFaults, setShownFaults] = useState(faults);
  if (faults !== shownFaults) {
    setShownFaults(faults);
    if (hasFaults) setOpen(true);
  }
  const sentence = ruleInWords(rule);
  const detail = detailInWords(rule);
  const hints = asksInSet({ name: setName, requirements: [rule] });
  return (
    <li className={cx("group/row", hasFaults && "bg-red-tint/40")}>
      <div className="flex items-start gap-2 pr-3 pl-5 max-sm:flex-wrap max-sm:gap-y-0 max-sm:pl-4">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2 flex min-h-11 min-w-0 flex-1 items-start gap-2 rounded-control px-2 py-3 text-left max-sm:basis-full max-sm:pb-0"
        >
          <ChevronRight
            aria-hidden
            className={cx("mt-0.5 size-4 shrink-0 text-ink-3 transition-transform duration-100", isOpen && "rotate-90")}
          />
          <span className="min-w-0">
            <span className="font-medium text-ink [overflow-wrap:anywhere]">{sentence}</span>
            {hasFaults && <CircleAlert aria-hidden className="ml-1.5 inline size-3.5 text-red" />}
            {detail && <span className="block text-ink-3 text-small">{detail}</span>}
            {quote && (
              <span className="mt-0.5 block border-l-2 pl-2 text-ink-3 text-small [overflow-wrap:anywhere]">
                {quote.page === null
                  ? say("requirements.quote", quote)
                  : say("requirements.quoteOnPage", { text: quote.text, page: quote.page })}
              </span>
            )}
          </span>
        </button>
        <span className="flex min-h-11 items-center gap-2 max-sm:w-full max-sm:pl-6 max-sm:*:last:ml-auto">
          <StateMark state={state} />
          <SeverityMark severity={rule.severity} />
          {edit && (
            <IconButton label={say("requirements.removeRule", { rule: sentence })} tip={say("common.remove")} onClick={edit.remove}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      {hints.length > 0 && (
        <div className="px-5 pb-3 sm:pl-11">
          <AskHints found={hints} />
        </div>
      )}
      <div id={id}>
        {isOpen && (
          <div className="px-5 pb-5 sm:pl-11">
            <FieldError message={faults?.[""]} />
            <RuleSettings rule={rule} faults={faults ?? {}} isNext={isNext} onChange={edit?.change} />
          </div>
        )}
      </div>
    </li>
  );
}

function StateMark({ state }: { state: RuleState }) {
  if (state === "same") return null;
  return (
    <span className="text-ink-3 text-small italic">{state === "new" ? say("requirements.markNew") : say("requirements.markChanged")}</span>
  );
}
