"use client";

import { Check, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { asksForPerson, type Entry, isConfirmable } from "@/components/review/entries";
import { lookOf, writtenValue } from "@/components/review/field-looks";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { type PlainKey, say } from "@/messages/say";

const readers: Record<string, PlainKey> = {
  fillable: "review.formField",
  text: "review.sourceText",
  ocr: "review.picture",
  office: "review.wordFile",
  person: "review.aPerson",
};

function Details({ entry }: { entry: Entry }) {
  const { evidence, reason, state, value, needed } = entry;
  const { reader, confidence, text } = evidence ?? {};
  const isMachine = reader !== undefined && reader !== "person";
  return (
    <div className="space-y-0.5 text-small [overflow-wrap:anywhere]">
      {reason && <p className={lookOf(entry).text}>{reason}</p>}
      {needed && <p className={lookOf(entry).text}>{say("review.requiredToCount")}</p>}
      {text && text !== value && <p className="text-ink-2">{say("review.printedAs", { text })}</p>}
      {isMachine && (
        <p className="text-ink-3">
          {say("review.fromTheReaders", { readers: readers[reader] ? say(readers[reader]) : "" })}
          {confidence !== undefined && say("review.percentSure", { percent: Math.floor(confidence * 100) })}
        </p>
      )}
      {!evidence && !needed && state === "missing" && <p className="text-ink-3">{say("review.fieldBlank")}</p>}
    </div>
  );
}

/** Confirming a description answers the questions about its sentences. */
const isQuestionInWords = (entry: Entry) => entry.pointer === "/descriptionOfOperations" && asksForPerson(entry) && isConfirmable(entry);

type FieldRowProps = {
  entry: Entry;
  /** The group it belongs to, shown while it is listed elsewhere. */
  context?: string | undefined;
  selected: boolean;
  /** Missing for those who may only look. */
  onEdit?: () => void;
  onConfirm?: () => void;
  onSelect: () => void;
  busy: boolean;
  /** In the place of the actions while the value is corrected. */
  editor: ReactNode;
};

/** One value: how sure it is, its name, what it is; selected also where it comes from, and what can be done. */
export function FieldRow({ entry, context, selected, onEdit, onConfirm, onSelect, busy, editor }: FieldRowProps) {
  const look = lookOf(entry);
  const Icon = look.icon;
  const written = writtenValue(entry, entry.value);
  const isWhole = entry.kind === "whole";
  return (
    <li
      data-entry={entry.key}
      className={cx("scroll-mt-[calc(42dvh+5rem)] scroll-mb-56 lg:scroll-mt-48 lg:scroll-mb-6", selected && "bg-accent-soft/60")}
    >
      <button
        type="button"
        aria-current={selected || undefined}
        onClick={onSelect}
        onFocus={onSelect}
        className="touch-line flex! w-full items-start gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken"
      >
        <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", look.text)} />
        <span className="w-2/5 shrink-0 text-ink-2 [overflow-wrap:anywhere]">
          {entry.name}
          {context && context !== entry.name && <span className="block text-ink-3 text-small">{context}</span>}
        </span>
        <span className={cx("min-w-0 flex-1 [overflow-wrap:anywhere]", written === null ? look.text : "font-medium text-ink tabular-nums")}>
          {written ?? look.words}
        </span>
        {written !== null && <span className="sr-only">({look.words})</span>}
      </button>
      {editor}
      {selected && !editor && (
        <div className="space-y-2 px-4 pb-3 pl-11">
          <Details entry={entry} />
          {(onEdit || onConfirm) && (
            <div className="flex flex-wrap gap-2">
              {onEdit && !isWhole && (
                <Button variant="secondary" onClick={onEdit}>
                  <Pencil aria-hidden className="size-4" />
                  {say("review.correct")}
                </Button>
              )}
              {onConfirm && (isWhole || isConfirmable(entry)) && (
                <Button variant="secondary" busy={busy} onClick={onConfirm}>
                  {!busy && <Check aria-hidden className="size-4" />}
                  {isWhole ? say("review.nothingIsMissing") : say("review.confirm")}
                </Button>
              )}
            </div>
          )}
          {onConfirm && isQuestionInWords(entry) && <p className="text-ink-3 text-small">{say("review.sentencesHint")}</p>}
        </div>
      )}
    </li>
  );
}
