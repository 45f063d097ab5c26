"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { isBusy, useDiscardTransfer, useFormerRecord, useStartTransfer } from "@/components/transfer/use-transfers";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { type Column, DataTable } from "@/components/ui/data-table";
import { FormAlert } from "@/components/ui/form-alert";
import { formatTime } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { count, NumberCards } from "@/components/ui/number-cards";
import { Progress } from "@/components/ui/progress";
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
  {
    key: "line",
    get header() {
      return say("settings.row");
    },
    className: "sm:w-20",
    cell: ({ line }) => <span className="text-ink-2 tabular-nums">{line ?? "—"}</span>,
  },
  {
    key: "field",
    get header() {
      return say("settings.field");
    },
    className: "sm:w-40",
    cell: ({ field }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{field ?? "—"}</span>,
  },
  {
    key: "message",
    get header() {
      return say("settings.problem");
    },
    cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span>,
  },
];

/** How an import stands: what the check found, how far it is, or how it ended. */
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
                { label: say("settings.peopleToInvite"), value: count(report.people), note: say("settings.theyCannotSignInYet") },
              ]}
            />
          )}
        </>
      )}
      {report.problems.length > 0 && (
        <Section title={report.problems.some(({ blocks }) => blocks) ? say("settings.problems") : say("settings.rowsThatAreLeftOut")}>
          <DataTable
            label={say("settings.problems")}
            columns={columns}
            rows={report.problems}
            rowKey={({ file, line, field }) => `${file} ${line} ${field}`}
          />
          {report.problemCount > report.problems.length && (
            <p className="border-t px-5 py-3 text-ink-2 text-small">
              {say("settings.andCountMoreProblems", { count: report.problemCount - report.problems.length })}
            </p>
          )}
        </Section>
      )}
      {data.state === "checked" && <Decide data={data} />}
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
    const label = words[state as keyof typeof words];
    return (
      <Card className="px-5 py-4">
        <Progress label={label} percent={total > 0 ? Math.min(99, Math.floor((progress / total) * 100)) : 0} />
      </Card>
    );
  }
  if (state === "done") {
    return (
      <FormAlert tone="success">
        {say("settings.theDataWasImported")}{" "}
        <LinkButton variant="secondary" href="/settings?tab=team">
          {say("settings.inviteYourTeam")}
        </LinkButton>
      </FormAlert>
    );
  }
  if (state === "checked") return <FormAlert tone="info">{say("settings.theFileCanBeImported")}</FormAlert>;
  return (
    <FormAlert>
      <p>{error}</p>
      {report.conflicts.map((conflict) => (
        <p key={conflict}>{conflict}</p>
      ))}
    </FormAlert>
  );
}

function Decide({ data: { id, formerCompany } }: { data: ArrivalDto }) {
  const [asking, setAsking] = useState(false);
  const start = useStartTransfer();
  const discard = useDiscardTransfer();
  return (
    <>
      {start.error && <FormAlert>{start.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="secondary" busy={discard.isPending} onClick={() => discard.mutate(id)}>
          {say("settings.discardTheFile")}
        </Button>
        <Button busy={start.isPending} onClick={() => setAsking(true)}>
          {say("settings.importData")}
        </Button>
      </div>
      <Confirm
        open={asking}
        harmless
        title={say("settings.importCompanyData")}
        question={say("settings.importAllDataOf", { company: formerCompany ?? "" })}
        consequence={say("settings.vendorsAreJudgedAnew")}
        confirmLabel={say("settings.importData")}
        busy={start.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => start.mutate(id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function Records({ data: { id, records } }: { data: ArrivalDto }) {
  const download = useFormerRecord(id);
  return (
    <Section title={say("settings.recordsOfTheFormerInstallation")}>
      <p className="border-b px-5 py-3 text-ink-2 text-small">{say("settings.theseListsAreKept")}</p>
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
