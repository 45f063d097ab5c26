"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import type { Entry } from "@/components/review/entries";
import { MarkNumber } from "@/components/review/mark-boxes";
import { answerNames, isOpen, markKey, markWords, replyNames } from "@/components/review/marks";
import type { Desk } from "@/components/review/use-desk";
import { useUndo } from "@/components/review/use-review";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { formatMoment } from "@/components/ui/format";
import { Select } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import { answerInWords } from "@/components/wordings/wording-words";
import type { MarkDto, MarkReply } from "@/lib/documents/review/marks-schema";
import { say } from "@/messages/say";

/** The marks on the pages: what each says is asked, and who answered what. */
export function MarkSection({ desk }: { desk: Desk }) {
  const { all, open } = desk.marks;
  const answered = all.filter((mark) => !isOpen(mark));
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="group-marks">
      <h2
        id="group-marks"
        data-marks
        tabIndex={-1}
        className={cx(
          "border-b px-4 py-2.5 font-semibold text-small",
          open.length > 0 ? "bg-violet-tint text-violet" : "bg-ground text-ink-2",
        )}
      >
        {say("review.marksTitle")}
      </h2>
      <ol className="divide-y border-b">
        {open.map((mark, at) => (
          <Question key={markKey(mark)} desk={desk} mark={mark} number={at + 1} />
        ))}
        {answered.map((mark) => (
          <Answered key={markKey(mark)} desk={desk} mark={mark} />
        ))}
      </ol>
    </section>
  );
}

type QuestionProps = { desk: Desk; mark: MarkDto; number: number };

function Question({ desk, mark, number }: QuestionProps) {
  const { marks, mayWrite, busy } = desk;
  const isSelected = marks.selected !== null && markKey(marks.selected) === markKey(mark);
  const values = valuesOf(desk, mark);
  const [choosing, setChoosing] = useState(false);
  const press = (reply: MarkReply) => {
    if (reply !== "changes") return marks.answer(mark, { answer: reply });
    const [only] = values;
    if (only && values.length === 1) desk.editFor(mark, only);
    else setChoosing(true);
  };
  return (
    <li
      data-mark={markKey(mark)}
      className={cx("scroll-mt-[calc(42dvh+5rem)] scroll-mb-56 lg:scroll-mt-48 lg:scroll-mb-6", isSelected && "bg-accent-soft/60")}
    >
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => marks.select(markKey(mark))}
        onFocus={() => marks.select(markKey(mark))}
        className="touch-line flex! w-full items-start gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken"
      >
        <MarkNumber number={number} className="shrink-0" />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="block text-ink-2">{say("review.markQuestion")}</span>
          <span className="block font-medium text-ink">{markWords(mark)}</span>
          <span className="block text-ink-3 text-small">
            {mark.touches ?? say("review.markOfDocument")}
            {!mark.box && ` · ${say("review.markOnPage", { page: mark.page })}`}
          </span>
        </span>
      </button>
      {mayWrite && (
        <div className="space-y-2 px-4 pb-3 pl-12">
          <div className="flex flex-wrap gap-2">
            {mark.replies.map((reply) => (
              <Button key={reply} variant="secondary" disabled={busy} onClick={() => press(reply)}>
                {say(replyNames[reply])}
              </Button>
            ))}
          </div>
          {choosing && (
            <Select
              autoFocus
              aria-label={say("review.whichValue")}
              placeholder={say("review.whichValue")}
              value=""
              options={values.map(({ key, name }) => ({ value: key, label: name }))}
              onChange={({ target }) => {
                const chosen = values.find(({ key }) => key === target.value);
                setChoosing(false);
                if (chosen) desk.editFor(mark, chosen);
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** The values that a mark may change: the one beside it, else those of its row. */
function valuesOf({ entries }: Desk, { certificate, pointer, policy }: MarkDto): Entry[] {
  const own = entries.filter((entry) => entry.certificate === certificate && entry.kind !== "whole");
  if (pointer !== null) return own.filter((entry) => entry.pointer === pointer);
  return policy === null ? [] : own.filter((entry) => entry.pointer.startsWith(`/policies/${policy}/`));
}

/** Who answered what, and how that is undone. */
function Answered({ desk, mark }: { desk: Desk; mark: MarkDto }) {
  const { company } = useSession();
  const { document, review, mayWrite } = desk;
  const undo = useUndo(document);
  const { answered } = mark;
  if (!answered) return null;
  const [newest] = review.history;
  const isNewest = newest?.canUndo === true && newest.revision === answered.revision;
  const isShared = answered.wordings.some((one) => one.isShared);
  const said = isShared ? say("review.markAnsweredForAll", { answer: inSentence(answered) }) : byPerson(answered);
  return (
    <li data-mark={markKey(mark)} className="px-4 py-2 text-small [overflow-wrap:anywhere]">
      <p className="font-medium text-ink">{markWords(mark)}</p>
      <p className="text-ink-2">{said}</p>
      {answered.at && (
        <time dateTime={answered.at} className="block text-ink-3 tabular-nums">
          {formatMoment(answered.at, company.timeZone)}
        </time>
      )}
      {mayWrite && isNewest && (
        <Button
          variant="secondary"
          className="mt-2"
          busy={undo.isPending}
          onClick={() => undo.mutate({ revision: answered.revision ?? 0 })}
        >
          {!undo.isPending && <Undo2 aria-hidden className="size-4" />}
          {say("review.undoThisChange")}
        </Button>
      )}
      {mayWrite && answered.revision === null && !isShared && (
        <TextLink href="/settings?tab=wordings&state=answered">{say("review.undoUnderWordings")}</TextLink>
      )}
    </li>
  );
}

type AnsweredMark = NonNullable<MarkDto["answered"]>;

const byPerson = (answered: AnsweredMark) =>
  say("review.markAnsweredBy", { by: answered.by ?? say("wordings.aFormerMember"), answer: inSentence(answered) });

const inSentence = ({ answer, wordings }: AnsweredMark): string => {
  if (answer) return say(answerNames[answer]);
  const meant = wordings.filter((one) => one.answer !== "nothing");
  return meant.length === 0 ? say("review.markMeantNothingEver") : meant.map(answerInWords).join("; ");
};
