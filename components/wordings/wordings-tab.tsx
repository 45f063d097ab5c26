"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { ListParts } from "@/components/lists/list-parts";
import { ListTable } from "@/components/lists/list-table";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import type { Column } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoment, formatNumber } from "@/components/ui/format";
import { lazyPart } from "@/components/ui/lazy-part";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { TextLink } from "@/components/ui/text-link";
import { inTab, useAddress } from "@/components/ui/use-address";
import { useUndoAnswer, wordingsQuery } from "@/components/wordings/use-wordings";
import { answerInWords, wordingTitle } from "@/components/wordings/wording-words";
import type { WordingDto } from "@/lib/compliance/wordings/schema";
import { labelled, type PlainKey, say, sayAll } from "@/messages/say";

const WordingForm = lazyPart(() => import("@/components/wordings/wording-form").then((file) => file.WordingForm));

const stateNames = { answered: "wordings.answered" } as const satisfies Record<string, PlainKey>;

/** Sentences that need an answer, and the answers that can be undone. */
export function WordingsTab() {
  const address = inTab(useAddress(), "wordings");
  const state = address.get("state") === "answered" ? "answered" : "open";
  const query = useQuery(wordingsQuery({ state, page: address.page }));
  const [counts, setCounts] = useState(query.data?.counts);
  // The buttons keep their counts while the rows of the other state load.
  if (query.data && query.data.counts !== counts) setCounts(query.data.counts);
  const mayAnswer = useCan("document:write");
  const undo = useUndoAnswer();
  const undoing = useRowQuestion<WordingDto>();
  const [answering, setAnswering] = useState<WordingDto>();
  const { company } = useSession();
  const close = () => setAnswering(undefined);
  const columns = [
    sentenceColumn(),
    certificatesColumn(),
    ...(state === "answered" ? [answerColumn(company.timeZone)] : []),
    ...(mayAnswer ? [actionsColumn(state === "answered" ? undoing.ask : undefined, setAnswering)] : []),
  ];
  return (
    <Section title={say("wordings.wordings")}>
      <p className="max-w-[80ch] px-5 py-3 text-ink-2">{say("wordings.about")}</p>
      <div className="border-t">
        <ListParts
          address={address}
          label={say("wordings.show")}
          all={counts ? `${say("wordings.open")} (${formatNumber(counts.open)})` : say("wordings.open")}
          parts={["answered"]}
          names={sayAll(stateNames)}
          counts={counts}
        />
      </div>
      <ListTable
        label={say("wordings.wordings")}
        alignTop
        columns={columns}
        address={address}
        query={query}
        rowsOf={({ wordings }) => wordings}
        rowKey={({ id }) => id}
        skeletonRows={3}
        what={say("wordings.theWordings")}
        empty={<EmptyState message={say(state === "open" ? "wordings.noneOpen" : "wordings.noneAnswered")} />}
      />
      <Dialog title={say("wordings.title")} open={answering !== undefined} onClose={close}>
        {answering && <WordingForm wording={answering} reviewHref={hrefOf(answering)} onSaved={close} onClose={close} />}
      </Dialog>
      <RowQuestion
        about={undoing}
        title={say("wordings.undoTitle")}
        question={wordingTitle}
        consequence={({ files }) => say("wordings.undoMeans", { count: files })}
        confirmLabel={say("wordings.undoAnswer")}
        act={undo}
      />
    </Section>
  );
}

const hrefOf = ({ document }: WordingDto) => document && `/documents/${document.id}`;

const sentenceColumn = (): Column<WordingDto> => ({
  key: "sentence",
  header: say("wordings.sentence"),
  kind: "main",
  className: "sm:w-[40%] [overflow-wrap:anywhere]",
  cell: (row) => (
    <>
      <p className="font-medium text-ink">{wordingTitle(row)}</p>
      {!row.isForm && <p className="font-normal text-ink-3 text-small">{row.wording}</p>}
    </>
  ),
});

const certificatesColumn = (): Column<WordingDto> => ({
  key: "certificates",
  header: say("wordings.certificates"),
  className: "[overflow-wrap:anywhere]",
  cell: ({ files, document }) => (
    <>
      <p className="text-ink-2">{say("wordings.onFiles", { count: files })}</p>
      {document && (
        <p className="text-ink-3 text-small">
          <TextLink href={`/documents/${document.id}`}>{document.fileName}</TextLink>
          {document.vendor && <span className="block">{document.vendor.name}</span>}
        </p>
      )}
    </>
  ),
});

const answerColumn = (timeZone: string): Column<WordingDto> => ({
  key: "answer",
  header: say("wordings.answer"),
  className: "sm:w-[26%] [overflow-wrap:anywhere]",
  cell: ({ answeredBy, answeredAt, isShared, ...row }) => (
    <>
      <p className="text-ink">{answerInWords(row)}</p>
      {answeredAt && (
        <p className="text-ink-3 text-small">
          {isShared
            ? say("wordings.sharedOn", { day: formatMoment(answeredAt, timeZone) })
            : say("wordings.byOn", { by: answeredBy ?? say("wordings.aFormerMember"), day: formatMoment(answeredAt, timeZone) })}
        </p>
      )}
    </>
  ),
});

/** `onUndo`: of the company's own answers; the other sentences are answered. */
const actionsColumn = (onUndo: ((row: WordingDto) => void) | undefined, onAnswer: (row: WordingDto) => void): Column<WordingDto> => ({
  key: "actions",
  header: say("common.actions"),
  kind: "actions",
  className: "sm:w-px",
  cell: (row) => {
    const undo = row.isShared ? undefined : onUndo;
    const words = undo ? say("common.undo") : say("wordings.answerIt");
    return (
      <Button variant="secondary" aria-label={labelled(words, row.example)} onClick={() => (undo ?? onAnswer)(row)}>
        {words}
      </Button>
    );
  },
});
