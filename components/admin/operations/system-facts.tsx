"use client";

import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { useBackUpNow, useCheckIntegrity } from "@/components/admin/operations/use-operations";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Fact, Facts } from "@/components/ui/facts";
import { formatSize, formatZonedTime } from "@/components/ui/format";
import { count } from "@/components/ui/number-cards";
import { TextLink } from "@/components/ui/text-link";
import type { OperationsDto } from "@/lib/operations/overview/schema";
import { say } from "@/messages/say";

type Props = { data: OperationsDto | undefined };
type Run = OperationsDto["backup"];

function RunState({ run, good }: { run: Run; good: string }) {
  if (!run) return say("admin.never");
  if (!run.finishedAt) {
    return (
      <Badge tone="grey" icon={Clock}>
        {say("admin.notFinished")}
      </Badge>
    );
  }
  return (
    <Badge tone={run.isGood ? "blue" : "red"} icon={run.isGood ? CircleCheck : CircleAlert}>
      {run.isGood ? good : say("common.failed")}
    </Badge>
  );
}

function RunFacts({ run, good }: { run: Run | undefined; good: string }) {
  const { company } = useSession();
  return (
    <>
      <Fact name={say("admin.lastRun")}>{run ? formatZonedTime(run.startedAt, company.timeZone) : "–"}</Fact>
      <Fact name={say("admin.state")}>{run === undefined ? "–" : <RunState run={run} good={good} />}</Fact>
      <Fact name={say("admin.result")}>{run ? run.result : "–"}</Fact>
    </>
  );
}

export function Backups({ data }: Props) {
  const backUp = useBackUpNow();
  return (
    <Section
      title={say("admin.backups")}
      aside={
        data?.backupsOn && (
          <Button variant="secondary" busy={backUp.isPending} onClick={() => backUp.mutate(undefined)}>
            {backUp.isPending ? say("admin.starting") : say("admin.backUpNow")}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={say("admin.schedule")}>{data ? (data.backupsOn ? say("admin.backupsNightly") : say("admin.backupsOff")) : "–"}</Fact>
        <RunFacts run={data?.backup} good={say("admin.finished")} />
      </Facts>
    </Section>
  );
}

export function Integrity({ data }: Props) {
  const check = useCheckIntegrity();
  return (
    <Section
      title={say("admin.integrityCheck")}
      aside={
        <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate(undefined)}>
          {check.isPending ? say("admin.starting") : say("admin.checkIntegrity")}
        </Button>
      }
    >
      <Facts>
        <Fact name={say("admin.schedule")}>{say("admin.everyNight")}</Fact>
        <RunFacts run={data?.integrity} good={say("admin.noDifferences")} />
      </Facts>
    </Section>
  );
}

export function Workers({ data }: Props) {
  const { company } = useSession();
  return (
    <Section title={say("admin.workers")}>
      <Facts>
        {data?.workers.length === 0 && <Fact name={say("admin.state")}>{say("admin.workersEmpty")}</Fact>}
        {data?.workers.map(({ id, startedAt, beatAt, isAlive }) => (
          <Fact key={id} name={id}>
            <Badge tone={isAlive ? "blue" : "red"} icon={isAlive ? CircleCheck : CircleAlert}>
              {isAlive ? say("admin.running") : say("admin.silent")}
            </Badge>
            <span className="mt-1 block text-ink-3 text-small">
              {say("admin.processTimes", {
                startedAt: formatZonedTime(startedAt, company.timeZone),
                beatAt: formatZonedTime(beatAt, company.timeZone),
              })}
            </span>
          </Fact>
        ))}
        <Fact name={say("admin.failedEmailsLabel")}>
          {data ? <TextLink href="/admin/emails">{count(data.failedEmails) ?? "0"}</TextLink> : "–"}
        </Fact>
      </Facts>
    </Section>
  );
}

export function Storage({ data }: Props) {
  return (
    <Section title={say("common.storage")}>
      <Facts>
        <Fact name={say("admin.storedFiles")}>{data ? `${count(data.storage.documents)} (${formatSize(data.storage.bytes)})` : "–"}</Fact>
        <Fact name={say("admin.database")}>{data ? formatSize(data.storage.databaseBytes) : "–"}</Fact>
        {data?.storage.disks.map(({ name, free, size }) => (
          <Fact key={name} name={say("admin.diskOfName", { name })}>
            {say("admin.diskFree", { free: formatSize(free), size: formatSize(size) })}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

export function Version({ data }: Props) {
  const missing = data?.migrations.missing ?? [];
  return (
    <Section title={say("admin.version")}>
      <Facts>
        <Fact name={"Coverkeep"}>{data?.version ?? "–"}</Fact>
        <Fact name={say("admin.timeZoneData")}>{data?.zoneData || "–"}</Fact>
        <Fact name={say("admin.migrations")}>{data ? say("admin.countApplied", { count: data.migrations.applied }) : "–"}</Fact>
        <Fact name={say("admin.latestMigration")}>{data?.migrations.latest ?? "–"}</Fact>
        <Fact name={say("admin.missingMigrations")}>
          {missing.length > 0 ? (
            <Badge tone="red" icon={CircleAlert}>
              {missing.join(", ")}
            </Badge>
          ) : data ? (
            say("common.none")
          ) : (
            "–"
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
