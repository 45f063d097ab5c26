"use client";

import { Download } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { Decide, MoreProblems, placeColumns, Working } from "@/components/transfer/parts";
import { isBusy, useDiscardTransfer, useFormerRecord, useStartTransfer } from "@/components/transfer/use-transfers";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { FormAlert } from "@/components/ui/form-alert";
import { formatTime } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { count, NumberCards } from "@/components/ui/number-cards";
import type { ArrivalDto } from "@/lib/transfer/arrival/schema";
import { say } from "@/messages/say";

type Problem = ArrivalDto["report"]["problems"][number];

const columns: Column<Problem>[] = [
  {
    key: "file",
    get header() {
      return say("settings.file");
    },
    kind: "main",
    className: "sm:w-[30%]",
    cell: ({ file }) => <span className="[overflow-wrap:anywhere]">{file}</span>,
  },
  placeColumns.line,
  placeColumns.field,
  placeColumns.message,
];

/** The state of an import: what the check found, its progress, or how it ended. */
export function TransferState({ data }: { data: ArrivalDto }) {
  const { company } = useSession();
  const { report } = data;
  const rowsOf = (table: string) => report.tables.find((one) => one.table === table)?.taken ?? 0;
  const from = data.formerCompany && data.exportedAt && formatTime(data.exportedAt, company.timeZone);
  return (
    <>
      <Outcome data={data} />
      {from && (
        <>
          <p className="text-ink-2">{say("settings.exportOfCompanyOn", { company: data.formerCompany ?? "", day: from })}</p>
          {report.tables.length > 0 && (
            <NumberCards
              cards={[
                { label: say("settings.vendors"), value: count(rowsOf("vendor")) },
                { label: say("settings.projects"), value: count(rowsOf("project")) },
                {
                  label: say("settings.documents"),
                  value: count(rowsOf("document")),
                  ...(report.lost > 0 && { note: say("settings.countWithoutFile", { count: report.lost }) }),
                },
                { label: say("settings.peopleToInvite"), value: count(report.people), note: say("settings.importedPeopleNote") },
              ]}
            />
          )}
        </>
      )}
      {report.problems.length > 0 && (
        <Section title={report.problems.some(({ blocks }) => blocks) ? say("settings.problems") : say("settings.skippedTitle")}>
          <DataTable
            label={say("settings.problems")}
            columns={columns}
            rows={report.problems}
            rowKey={({ file, line, field }) => `${file} ${line} ${field}`}
          />
          <MoreProblems count={report.problemCount - report.problems.length} />
        </Section>
      )}
      {data.state === "checked" && <DecideTransfer data={data} />}
      {data.records.length > 0 && <Records data={data} />}
    </>
  );
}

function Outcome({ data }: { data: ArrivalDto }) {
  const { state, progress, total, error, report } = data;
  if (isBusy(data)) {
    const words = {
      checking: say("settings.checkingTheFile"),
      importing: say("settings.importingTheData"),
      judging: say("settings.judgingAnew"),
    };
    return <Working label={words[state as keyof typeof words]} percent={total > 0 ? (progress / total) * 100 : 0} />;
  }
  if (state === "done") {
    return (
      <FormAlert tone="success">
        {say("settings.importDone")}{" "}
        <LinkButton variant="secondary" href="/settings?tab=team">
          {say("settings.inviteYourTeam")}
        </LinkButton>
      </FormAlert>
    );
  }
  if (state === "checked") return <FormAlert tone="info">{say("settings.archiveGood")}</FormAlert>;
  return (
    <FormAlert>
      <p>{error}</p>
      {report.conflicts.map((conflict) => (
        <p key={conflict}>{conflict}</p>
      ))}
    </FormAlert>
  );
}

function DecideTransfer({ data: { id, formerCompany } }: { data: ArrivalDto }) {
  const start = useStartTransfer();
  const discard = useDiscardTransfer();
  return (
    <Decide
      title={say("settings.importCompanyData")}
      question={say("settings.importQuestion", { company: formerCompany ?? "" })}
      consequence={say("settings.importConsequence")}
      start={{ ...start, mutate: (onSettled) => start.mutate(id, { onSettled }) }}
      discard={{ isPending: discard.isPending, mutate: () => discard.mutate(id) }}
    />
  );
}

function Records({ data: { id, records } }: { data: ArrivalDto }) {
  const download = useFormerRecord(id);
  return (
    <Section title={say("settings.transferRecordsTitle")}>
      <p className="border-b px-5 py-3 text-ink-2 text-small">{say("settings.importedTrailHint")}</p>
      <ul>
        {records.map((record) => (
          <li key={record.id} className="flex items-center justify-between gap-4 border-b px-5 py-2.5 last:border-b-0">
            <span className="min-w-0 [overflow-wrap:anywhere]">{record.name}</span>
            <Button
              variant="secondary"
              aria-label={say("settings.downloadName", { name: record.name })}
              onClick={() => download.mutate(record)}
            >
              <Download aria-hidden className="size-4" />
              {say("settings.download")}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
