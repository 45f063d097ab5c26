"use client";

import { CircleHelp, ListFilter, Pencil } from "lucide-react";
import type { AskDto } from "@/lib/search/questions/schema";
import { say } from "@/messages/say";

type Props = { answer: AskDto; onAsk: (text: string) => void };

/** What was understood of a question, or why it was not. `onAsk` puts another one into the search. */
export function AnswerBox({ answer, onAsk }: Props) {
  return answer.isUnderstood ? <Understood answer={answer} onAsk={onAsk} /> : <NotUnderstood answer={answer} onAsk={onAsk} />;
}

/** How many vendors an answer has, in words. */
export const countText = (total: number) =>
  total === 0 ? say("search.noVendorMatches") : say("search.countVendorsMatch", { count: total });

function Understood({ answer, onAsk }: { answer: Extract<AskDto, { isUnderstood: true }>; onAsk: Props["onAsk"] }) {
  const { query, total, vendors, unsure, notes } = answer;
  return (
    <section aria-label={say("search.answer")} className="border-b bg-sunken px-4 py-2.5 text-small">
      <div className="flex items-center gap-3">
        <ListFilter aria-hidden className="size-4.5 shrink-0 text-ink-3" />
        <p className="min-w-0 flex-1 text-ink-2">
          {say("search.understoodAs")} <code className="break-words font-mono text-ink">{query}</code>
        </p>
        <button
          type="button"
          onClick={() => onAsk(query)}
          className="control inline-flex shrink-0 items-center gap-1.5 rounded-control border border-control-line bg-surface px-2.5 text-ink hover:bg-sunken"
        >
          <Pencil aria-hidden className="size-3.5" />
          {say("search.editQuery")}
        </button>
      </div>
      <p className="mt-1 font-medium text-ink">
        {countText(total)}
        {vendors.length < total && <span className="font-normal text-ink-2"> {say("search.firstOfThem", { count: vendors.length })}</span>}
      </p>
      {unsure > 0 && <p className="mt-0.5 text-ink-2">{say("search.countUnsure", { count: unsure })}</p>}
      {notes.map((note) => (
        <p key={note} className="mt-0.5 text-ink-2">
          {note}
        </p>
      ))}
    </section>
  );
}

function NotUnderstood({ answer, onAsk }: { answer: Extract<AskDto, { isUnderstood: false }>; onAsk: Props["onAsk"] }) {
  const { message, choices, examples } = answer;
  const offered = choices.length > 0 ? choices : examples;
  return (
    <section aria-label={say("search.notUnderstood")} className="border-b bg-sunken px-4 py-2.5 text-small">
      <div className="flex items-start gap-3">
        <CircleHelp aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <p className="font-medium text-ink">{message}</p>
          <p className="mt-1 text-ink-2">{choices.length > 0 ? say("search.chooseOne") : say("search.answerTry")}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {offered.map((text) => (
              <li key={text} className="min-w-0 max-w-full">
                <button
                  type="button"
                  onClick={() => onAsk(text)}
                  className="control max-w-full truncate rounded-control border border-control-line bg-surface px-2.5 text-left text-link hover:bg-sunken"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
