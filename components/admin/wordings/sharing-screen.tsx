"use client";

import { useQuery } from "@tanstack/react-query";
import { sharingQuery, useSharing } from "@/components/admin/wordings/use-sharing";
import { useSession } from "@/components/layout/session-context";
import { ListParts } from "@/components/lists/list-parts";
import { ListScreen } from "@/components/lists/list-screen";
import { Button } from "@/components/ui/button";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoment, formatNumber } from "@/components/ui/format";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { answerInWords, wordingTitle } from "@/components/wordings/wording-words";
import type { SharingDto } from "@/lib/admin/wordings/schema";
import { formMask } from "@/lib/compliance/terms/wordings-values";
import { labelled, type PlainKey, say, sayAll } from "@/messages/say";

const stateNames = { shared: "admin.sharedWordings" } as const satisfies Record<string, PlainKey>;

/** The wording in quotes, or the name of a form. */
const titleOf = ({ isForm, wording }: SharingDto) =>
  wordingTitle({ isForm, example: isForm ? wording.slice(formMask.length + 1) : wording });

const columnsFor = (timeZone: string, isShared: boolean, onAsk: (row: SharingDto) => void): Column<SharingDto>[] => [
  {
    key: "wording",
    header: say("admin.wording"),
    kind: "main",
    className: "sm:w-[40%] [overflow-wrap:anywhere]",
    cell: (row) => <span className="font-medium text-ink">{titleOf(row)}</span>,
  },
  {
    key: "certificates",
    header: say("wordings.certificates"),
    cell: ({ files, companies }) => <span className="text-ink-2">{say("admin.onFilesOfCompanies", { files, companies })}</span>,
  },
  {
    key: "answer",
    header: say("wordings.answer"),
    className: "[overflow-wrap:anywhere]",
    cell: ({ company, at, ...row }) => (
      <>
        <p className="text-ink">{answerInWords(row)}</p>
        <p className="text-ink-3 text-small">
          {company && (
            <TextLink href={`/admin/companies/${company.id}`} className="block">
              {company.name}
            </TextLink>
          )}
          {formatMoment(at, timeZone)}
        </p>
      </>
    ),
  },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    className: "sm:w-px",
    cell: (row) => {
      const words = say(isShared ? "admin.stopSharing" : "admin.shareAnswer");
      return (
        <Button variant="secondary" aria-label={labelled(words, titleOf(row))} onClick={() => onAsk(row)}>
          {words}
        </Button>
      );
    },
  },
];

/** What companies answered about sentences on certificates. A platform admin shares an answer with all companies, or stops sharing it. */
export function SharingScreen() {
  const address = useAddress();
  const { company } = useSession();
  const state = address.get("state") === "shared" ? "shared" : "answered";
  const isShared = state === "shared";
  const list = useQuery(sharingQuery({ state, page: address.page }));
  const act = useSharing(state);
  const about = useRowQuestion<SharingDto>();
  const counts = list.data?.counts;
  const answered = say("admin.answeredByCompanies");
  return (
    <ListScreen
      title={say("wordings.wordings")}
      subtitle={say("admin.wordingsHint")}
      bar={() => (
        <ListParts
          address={address}
          label={say("wordings.show")}
          all={counts ? `${answered} (${formatNumber(counts.answered)})` : answered}
          parts={["shared"]}
          names={sayAll(stateNames)}
          counts={counts}
        />
      )}
      address={address}
      query={list}
      rowsOf={({ wordings }) => wordings}
      what={say("wordings.theWordings")}
      empty={<EmptyState message={say(isShared ? "admin.noSharedAnswers" : "admin.sharingEmpty")} />}
      columns={columnsFor(company.timeZone, isShared, about.ask)}
      rowKey={({ id }) => id}
      alignTop
    >
      <RowQuestion
        about={about}
        title={say(isShared ? "admin.stopSharingTitle" : "admin.shareTitle")}
        question={titleOf}
        consequence={({ files, companies }) => say(isShared ? "admin.stopSharingMeans" : "admin.shareMeans", { files, companies })}
        confirmLabel={say(isShared ? "admin.stopSharing" : "admin.shareAnswer")}
        harmless={!isShared}
        act={act}
      />
    </ListScreen>
  );
}
