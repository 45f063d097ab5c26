"use client";

import { Keyboard } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { firstGates } from "@/components/requirements/draft";
import { sourceOf } from "@/components/requirements/exhibit-decisions";
import { ExhibitLine } from "@/components/requirements/exhibit-line";
import { ExhibitListed } from "@/components/requirements/exhibit-listed";
import { ExhibitPages } from "@/components/requirements/exhibit-pages";
import { PreviewDialog } from "@/components/requirements/preview-dialog";
import { SetName } from "@/components/requirements/set-name";
import { useExhibitReview } from "@/components/requirements/use-exhibit-review";
import { useCreateSet, usePreview } from "@/components/requirements/use-requirements";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { FormAlert } from "@/components/ui/form-alert";
import { formatNumber } from "@/components/ui/format";
import { useUnsaved } from "@/components/ui/leave-question";
import type { ExhibitDto } from "@/lib/compliance/exhibits/schema";
import { type PlainKey, say } from "@/messages/say";

const keys: readonly [string, PlainKey][] = [
  ["n", "requirements.keyNext"],
  ["a", "requirements.acceptLine"],
  ["r", "requirements.refuseLine"],
  ["e", "requirements.changeLine"],
];

type ExhibitReviewProps = { exhibit: ExhibitDto; file: File | undefined; onBack: () => void };

/** The proposals of an exhibit beside its pages. A person decides each of them, sees what the set would change, and saves it. */
export function ExhibitReview({ exhibit, file, onBack }: ExhibitReviewProps) {
  const { proposals, listed, pages, source, isScan, isPartial } = exhibit;
  const router = useRouter();
  const [name, setName] = useState("");
  const [isAsking, setAsking] = useState(false);
  const isCreated = useRef(false);
  const review = useExhibitReview(proposals);
  const preview = usePreview();
  const create = useCreateSet();
  const { decisions, rules, open } = review;
  useUnsaved(() => !isCreated.current && Object.keys(decisions).length > 0);

  const hasPages = file !== undefined && pages.some(({ lines }) => lines.length === 0);
  const set = { name, requirements: rules, gates: firstGates };
  const save = () =>
    create.mutate(
      { ...set, source: sourceOf(source, proposals, decisions, hasPages) },
      {
        onSuccess: ({ id }) => {
          isCreated.current = true;
          router.replace(`/requirements/${id}`);
        },
        onError: (error) => {
          setAsking(false);
          review.showFaults(error);
        },
      },
    );

  return (
    <form
      noValidate
      className="grid items-start gap-4 xl:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate(set, { onSuccess: () => setAsking(true), onError: review.showFaults });
      }}
    >
      <Beside selected={review.selected}>
        <ExhibitPages pages={pages} file={file} proposals={proposals} selected={review.one} onSelect={review.go} />
      </Beside>
      <div className="min-w-0 space-y-4 max-xl:order-first">
        {isPartial && <FormAlert>{say("requirements.exhibitIsPartial")}</FormAlert>}
        {isScan && <FormAlert tone="info">{say("requirements.exhibitIsScan")}</FormAlert>}
        <Card className="p-5">
          <SetName name={name} create={create} onName={setName} />
        </Card>
        <Section title={say("requirements.proposed", { count: proposals.length })}>
          <KeyHints />
          {proposals.length === 0 && <p className="px-5 py-6 text-ink-2">{say("requirements.nothingProposed")}</p>}
          <ul ref={review.list} className="divide-y border-t">
            {proposals.map((proposal) => (
              <ExhibitLine key={proposal.id} proposal={proposal} hasPages={hasPages} {...review.lineOf(proposal)} />
            ))}
          </ul>
        </Section>
        <ExhibitListed listed={listed} hasPages={hasPages} />
        <ExhibitBar open={open} taken={rules.length} busy={preview.isPending} onBack={onBack} />
      </div>
      {isAsking && (
        <PreviewDialog
          title={say("requirements.previewOfSave")}
          preview={preview.data}
          note={say("requirements.newSetConcerns")}
          confirm={{ label: say("requirements.confirmSave"), busy: create.isPending, run: save }}
          onBack={() => setAsking(false)}
        />
      )}
    </form>
  );
}

type ExhibitBarProps = { open: number; taken: number; busy: boolean; onBack: () => void };

/** The number of undecided lines, and the button for the preview once all are decided. */
function ExhibitBar({ open, taken, busy, onBack }: ExhibitBarProps) {
  const left =
    open > 0
      ? say("requirements.linesOpen", { count: open })
      : say("requirements.linesTaken", { count: taken, shown: formatNumber(taken) });
  return (
    <div className="sticky bottom-15 z-20 flex flex-wrap items-center justify-end gap-2 rounded-card border bg-surface px-5 py-3 max-sm:px-3 max-sm:py-2 lg:bottom-3 short:static">
      <p role="status" className="mr-auto text-ink-2">
        {busy ? say("requirements.checkingVendors") : left}
      </p>
      <Button variant="secondary" onClick={onBack}>
        {say("requirements.readAnother")}
      </Button>
      <Button type="submit" busy={busy} disabled={open > 0 || taken === 0}>
        {say("requirements.previewSet")}
      </Button>
    </div>
  );
}

function KeyHints() {
  return (
    <dl className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 text-ink-3 text-small max-lg:hidden">
      <Keyboard aria-hidden className="size-4" />
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <kbd className="rounded-badge border border-control-line px-1.5 font-sans text-ink-2 text-xs">{key}</kbd>
          </dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps the pages beside the list on wide screens, and scrolls them alone to the selected words. */
function Beside({ selected, children }: { selected: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked words change with the selected proposal
  useEffect(() => {
    const box = place.current;
    const marked = box?.querySelector<HTMLElement>("[data-marked]");
    if (!box || !marked || box.scrollHeight <= box.clientHeight) return;
    const [inner, outer] = [marked.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
  }, [selected]);
  return (
    <div ref={place} className="min-w-0 xl:sticky xl:top-20 xl:max-h-[calc(100vh-6rem)] xl:overflow-y-auto">
      {children}
    </div>
  );
}
