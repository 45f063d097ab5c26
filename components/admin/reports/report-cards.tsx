"use client";

import { ChartColumn, Clock3, type LucideIcon, ShieldCheck, Users } from "lucide-react";
import { useState } from "react";
import { useGenerateReport } from "@/components/admin/reports/use-reports";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { inWords } from "@/lib/infra/sentences-rules";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { rangeInWords } from "@/lib/reports/rules";
import { formatNames, type ReportFormat, type ReportType, reportFormats, reportNames, reportTypes } from "@/lib/reports/values";
import { say } from "@/messages/say";

const looks: Record<ReportType, { icon: LucideIcon; text: string }> = {
  users: {
    icon: Users,
    get text() {
      return say("admin.usersReportAbout");
    },
  },
  compliance: {
    icon: ShieldCheck,
    get text() {
      return say("admin.complianceReportAbout");
    },
  },
  usage: {
    icon: ChartColumn,
    get text() {
      return say("admin.usageReportMeaning");
    },
  },
  expiring: {
    icon: Clock3,
    get text() {
      return say("admin.expiringReportMeaning");
    },
  },
};

const formatOptions = () => reportFormats.map((format) => ({ value: format, label: inWords(formatNames[format]) }));

export function ReportCards({ range }: { range: TimeRange }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {reportTypes.map((type) => (
        <ReportCard key={type} type={type} range={range} />
      ))}
    </ul>
  );
}

function ReportCard({ type, range }: { type: ReportType; range: TimeRange }) {
  const [format, choose] = useState<ReportFormat>("pdf");
  const generate = useGenerateReport();
  const { icon: Icon, text } = looks[type];
  const name = say(reportNames[type]);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5">
      <h2 className="flex items-center gap-2 font-semibold text-body text-ink">
        <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" />
        {name}
      </h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <p className="mt-1 mb-4 text-ink-3 text-small">{inWords(rangeInWords(type, range))}</p>
      <div className="mt-auto space-y-2">
        <Select
          aria-label={say("admin.formatOfName", { name })}
          options={formatOptions()}
          value={format}
          onChange={({ target }) => choose(reportFormats.find((known) => known === target.value) ?? "pdf")}
        />
        <Button
          className="w-full"
          aria-label={say("admin.generateReportName", { name })}
          busy={generate.isPending}
          onClick={() => generate.mutate({ type, format, range })}
        >
          {say("admin.generateReport")}
        </Button>
      </div>
    </li>
  );
}
