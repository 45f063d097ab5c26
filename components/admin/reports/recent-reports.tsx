"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Clock3, Download, type LucideIcon, RotateCcw, Trash2 } from "lucide-react";
import { downloadAddress, reportsQuery, useDeleteReport, useGenerateReport } from "@/components/admin/reports/use-reports";
import { useSession } from "@/components/layout/session-context";
import { ListTable } from "@/components/lists/list-table";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Section } from "@/components/ui/card";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatSize, formatZonedTime } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { Progress } from "@/components/ui/progress";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { useAddress } from "@/components/ui/use-address";
import type { ReportDto } from "@/lib/admin/reports/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { rangeInWords } from "@/lib/reports/rules";
import { reportNames, reportsKeptDays } from "@/lib/reports/values";
import { say } from "@/messages/say";

const looks: Record<Exclude<ReportDto["status"], "running">, { tone: Tone; icon: LucideIcon; label: string }> = {
  queued: {
    tone: "yellow",
    icon: Clock3,
    get label() {
      return say("common.waiting");
    },
  },
  done: {
    tone: "grey",
    icon: CircleCheck,
    get label() {
      return say("admin.ready");
    },
  },
  failed: {
    tone: "red",
    icon: CircleAlert,
    get label() {
      return say("common.failed");
    },
  },
};

function Status({ status, progress, fileSize, error }: ReportDto) {
  if (status === "running") return <Progress label={say("admin.inProgress")} percent={progress} />;
  const { tone, icon, label } = looks[status];
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {fileSize !== null && <span className="ml-2 text-ink-3 text-small tabular-nums">{formatSize(fileSize)}</span>}
      {error && <span className="mt-1 block text-ink-2 text-small [overflow-wrap:anywhere]">{error}</span>}
    </>
  );
}

const columnsFor = (timeZone: string, onRetry: (report: ReportDto) => void, onDelete: (report: ReportDto) => void): Column<ReportDto>[] => [
  {
    key: "report",
    header: say("admin.report"),
    kind: "main",
    className: "sm:w-[30%]",
    cell: ({ type, range }) => (
      <>
        <span className="font-medium text-ink">{say(reportNames[type])}</span>
        <span className="block text-ink-3 text-small">{inWords(rangeInWords(type, range))}</span>
      </>
    ),
  },
  { key: "format", header: say("admin.format"), cell: ({ format }) => format.toUpperCase() },
  {
    key: "made",
    header: say("admin.generated"),
    cell: ({ createdAt, requestedBy }) => (
      <>
        <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatZonedTime(createdAt, timeZone)}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">
          {requestedBy ? say("admin.byName", { name: requestedBy }) : say("admin.bySchedule")}
        </span>
      </>
    ),
  },
  { key: "status", header: say("common.status"), className: "sm:w-[22%]", cell: (report) => <Status {...report} /> },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (report) => (
      <span className="inline-flex items-center justify-end gap-1">
        {report.status === "done" && (
          <a
            href={downloadAddress(report.id)}
            download
            aria-label={say("admin.downloadReport", {
              report: say(reportNames[report.type]),
              format: report.format.toUpperCase(),
            })}
            className={buttonClass("secondary")}
          >
            <Download aria-hidden className="size-4" />
            {say("admin.download")}
          </a>
        )}
        {report.status === "failed" && (
          <Button
            variant="secondary"
            aria-label={say("admin.tryReportAgain", { report: say(reportNames[report.type]) })}
            onClick={() => onRetry(report)}
          >
            <RotateCcw aria-hidden className="size-4" />
            {say("common.tryAgain")}
          </Button>
        )}
        <IconButton
          label={say("admin.deleteReportOf", { report: say(reportNames[report.type]) })}
          tip={say("common.delete")}
          onClick={() => onDelete(report)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    ),
  },
];

/** What was generated, by all platform admins and by schedules. */
export function RecentReports() {
  const address = useAddress();
  const { timeZone } = useSession().company;
  const reports = useQuery(reportsQuery(address.page));
  const remove = useDeleteReport();
  const question = useRowQuestion<ReportDto>();
  const generate = useGenerateReport();
  const retry = ({ type, format, range }: ReportDto) => generate.mutate({ type, format, range });
  return (
    <Section
      title={say("admin.recentReports")}
      aside={<span className="text-ink-3 text-small">{say("admin.reportsKept", { days: reportsKeptDays })}</span>}
    >
      <ListTable
        address={address}
        query={reports}
        rowsOf={(answer) => answer.reports}
        what={say("admin.theReports")}
        empty={<EmptyState message={say("admin.noReportsYet")} />}
        label={say("admin.recentReports")}
        columns={columnsFor(timeZone, retry, question.ask)}
        rowKey={({ id }) => id}
        skeletonRows={3}
        alignTop
      />
      <RowQuestion
        about={question}
        title={say("admin.deleteReport")}
        question={(report) =>
          say("admin.deleteReportQuestion", {
            report: say(reportNames[report.type]),
            day: formatZonedTime(report.createdAt, timeZone),
          })
        }
        consequence={say("admin.reportDeleteConsequence")}
        confirmLabel={say("admin.deleteReport")}
        act={remove}
      />
    </Section>
  );
}
