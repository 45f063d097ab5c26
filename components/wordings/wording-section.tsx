"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { wordingTitle } from "@/components/wordings/wording-words";
import type { WordingDto } from "@/lib/compliance/wordings/schema";
import { say } from "@/messages/say";

const WordingForm = lazyPart(() => import("@/components/wordings/wording-form").then((file) => file.WordingForm));

type WordingSectionProps = { wordings: readonly WordingDto[]; mayWrite: boolean; reviewHref: string };

/** Sentences and forms of a document that need an answer, which then counts for all certificates. */
export function WordingSection({ wordings, mayWrite, reviewHref }: WordingSectionProps) {
  const list = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<WordingDto>();
  const close = () => setAsked(undefined);
  // The next one takes the focus, so that one answer follows the other.
  const next = () => {
    close();
    requestAnimationFrame(() => list.current?.querySelector("button")?.focus());
  };
  if (wordings.length === 0 && !asked) return null;
  return (
    <section ref={list} aria-labelledby="group-wordings">
      <h2 id="group-wordings" data-wordings className="border-b bg-violet-tint px-4 py-2.5 font-semibold text-small text-violet">
        {say("review.sentencesToAnswer")}
      </h2>
      <ul className="divide-y border-b">
        {wordings.map((wording) => (
          <li key={wording.id} className="space-y-2 px-4 py-2.5">
            <p className="font-medium text-ink [overflow-wrap:anywhere]">{wordingTitle(wording)}</p>
            {mayWrite && (
              <Button variant="secondary" onClick={() => setAsked(wording)}>
                {say("review.answerForAll")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog title={say("wordings.title")} open={asked !== undefined} onClose={close}>
        {asked && <WordingForm wording={asked} reviewHref={reviewHref} onSaved={next} onClose={close} />}
      </Dialog>
    </section>
  );
}
