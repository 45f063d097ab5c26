"use client";

import { ChevronDown } from "lucide-react";
import { Accordion } from "radix-ui";

export type Question = { question: string; answer: string };

/** One answer is open at a time. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <Accordion.Root type="single" collapsible className="divide-y rounded-card border bg-surface">
      {questions.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question}>
          <Accordion.Header>
            <Accordion.Trigger className="group flex min-h-13 w-full items-center justify-between gap-4 px-5 py-3 text-left font-medium text-ink hover:bg-ground">
              {question}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-data-[state=open]:rotate-180"
              />
            </Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content className="max-w-2xl px-5 pb-4 text-[15px] text-ink-2 leading-6">{answer}</Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
