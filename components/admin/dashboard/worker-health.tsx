"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { Fact, Facts } from "@/components/ui/facts";
import { formatZonedTime } from "@/components/ui/format";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";
import { say } from "@/messages/say";

/** Whether documents are read and reminders sent at all. */
export function WorkerHealth({ worker, missingFiles }: Partial<Pick<AdminStatsDto, "worker" | "missingFiles">>) {
  const { company } = useSession();
  return (
    <Section title={say("admin.worker")}>
      <Facts>
        <Fact name={say("admin.state")}>
          {worker ? (
            <Badge tone={worker.alive ? "blue" : "red"} icon={worker.alive ? CircleCheck : CircleAlert}>
              {worker.alive ? say("admin.running") : say("admin.notRunning")}
            </Badge>
          ) : (
            "–"
          )}
        </Fact>
        <Fact name={say("admin.heartbeat")}>
          {worker?.lastBeatAt ? formatZonedTime(worker.lastBeatAt, company.timeZone) : worker ? say("admin.never") : "–"}
        </Fact>
        <Fact name={say("admin.failedJobsAbout")}>
          {worker ? (
            worker.deadLetters > 0 ? (
              <Badge tone="red" icon={CircleAlert}>
                {say("admin.countJobs", { count: worker.deadLetters })}
              </Badge>
            ) : (
              say("common.none")
            )
          ) : (
            "–"
          )}
        </Fact>
        <Fact name={say("admin.missingFiles")}>
          {missingFiles ? (
            <Badge tone="red" icon={CircleAlert}>
              {say("admin.countFiles", { count: missingFiles })}
            </Badge>
          ) : missingFiles === 0 ? (
            say("common.none")
          ) : (
            "–"
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
