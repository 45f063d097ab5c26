"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useId, useState } from "react";

/** `id`: the fragment of a link to the question. */
export type Question = { id?: string; question: string; answer: string };

/** One answer is open at a time. Made here since Radix's is sent with style attributes, which the page's policy refuses. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  // Open the question that a link from the product points to.
  useEffect(() => {
    const wanted = questions.find((one) => one.id && window.location.hash === `#${one.id}`);
    if (wanted) setOpen(wanted.question);
  }, [questions]);
  return (
    <div className="divide-y rounded-card border bg-surface">
      {questions.map(({ id: anchor, question, answer }, index) => (
        <div key={question} id={anchor} className="scroll-mt-24">
          <h3>
            <button
              type="button"
              aria-expanded={open === question}
              aria-controls={`${id}-${index}`}
              onClick={() => setOpen(open === question ? null : question)}
              className="group flex min-h-13 w-full items-center justify-between gap-4 px-5 py-3 text-left font-medium text-ink hover:bg-ground"
            >
              {question}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-aria-expanded:rotate-180"
              />
            </button>
          </h3>
          <p id={`${id}-${index}`} hidden={open !== question} className="max-w-2xl px-5 pb-4 text-[15px] text-ink-2 leading-6">
            {answer}
          </p>
        </div>
      ))}
    </div>
  );
}
