"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { Fact, Facts } from "@/components/ui/facts";
import { formatCount, formatZonedTime } from "@/components/ui/format";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";

/** Whether documents are read and reminders sent at all. */
export function WorkerHealth({ worker, missingFiles }: Partial<Pick<AdminStatsDto, "worker" | "missingFiles">>) {
  const { company } = useSession();
  return (
    <Section title="Worker">
      <Facts>
        <Fact name="State">
          {worker ? (
            <Badge tone={worker.alive ? "blue" : "red"} icon={worker.alive ? CircleCheck : CircleAlert}>
              {worker.alive ? "Running" : "Not running"}
            </Badge>
          ) : (
            "–"
          )}
        </Fact>
        <Fact name="Last sign of life">
          {worker?.lastBeatAt ? formatZonedTime(worker.lastBeatAt, company.timeZone) : worker ? "Never" : "–"}
        </Fact>
        <Fact name="Work that was given up">
          {worker ? (
            worker.deadLetters > 0 ? (
              <Badge tone="red" icon={CircleAlert}>
                {formatCount(worker.deadLetters, "job", "jobs")}
              </Badge>
            ) : (
              "None"
            )
          ) : (
            "–"
          )}
        </Fact>
        <Fact name="Missing files">
          {missingFiles ? (
            <Badge tone="red" icon={CircleAlert}>
              {formatCount(missingFiles, "file", "files")}
            </Badge>
          ) : missingFiles === 0 ? (
            "None"
          ) : (
            "–"
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
