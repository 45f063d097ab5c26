"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { FilesList } from "@/components/settings/reread/files-list";
import { RereadPreview } from "@/components/settings/reread/reread-preview";
import { isAtWork, type Run, rereadQuery, useChangedAfter, useDiscard, useStart } from "@/components/settings/reread/use-reread";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { Loaded } from "@/components/ui/loaded";
import { PageHeader } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import type { RereadDto } from "@/lib/documents/rereading/schema";
import { say } from "@/messages/say";

/** Reads all certificates again, shows what would change, and has an admin decide. */
export function RereadScreen() {
  const mayWrite = useCan("company:write");
  const query = useQuery({ ...rereadQuery(), enabled: mayWrite });
  useChangedAfter(query.data?.run?.state);
  return (
    <>
      <BackLink href="/settings?tab=data">{say("settings.dataBack")}</BackLink>
      <PageHeader title={say("settings.reread")} subtitle={say("settings.rereadHelp")} />
      {mayWrite ? (
        <Loaded query={query} what={say("settings.theRereading")}>
          {(data) => <State {...data} />}
        </Loaded>
      ) : (
        <Card>
          <ErrorState title={say("settings.rereadOnlyAdmins")} advice={say("settings.importAdminsOnlyHint")} />
        </Card>
      )}
    </>
  );
}

function State({ run, ...counts }: RereadDto) {
  if (run && isAtWork(run)) return <AtWork run={run} />;
  if (run?.state === "ready") return <RereadPreview run={run} />;
  return (
    <>
      <Begin {...counts} />
      {run && <Last run={run} />}
    </>
  );
}

function Begin({ stored, older }: Omit<RereadDto, "run">) {
  const start = useStart();
  return (
    <Card className="space-y-4 px-5 py-5">
      <div className="max-w-[70ch]">
        <p className="text-ink">{countsInWords(stored, older)}</p>
        {stored > 0 && <p className="mt-1 text-ink-2">{say("settings.rereadHow")}</p>}
      </div>
      {stored > 0 && (
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          {!start.isPending && <RotateCw aria-hidden className="size-4" />}
          {say("settings.rereadStart")}
        </Button>
      )}
    </Card>
  );
}

function countsInWords(stored: number, older: number): string {
  if (stored === 0) return say("settings.rereadNone");
  return older === 0 ? say("settings.rereadCurrent", { count: stored }) : say("settings.rereadOlder", { stored, older });
}

/** How far the worker is; stopping is possible until the new readings are used. */
function AtWork({ run }: { run: Run }) {
  const { timeZone } = useSession().company;
  const discard = useDiscard(run.id);
  const [asking, setAsking] = useState(false);
  const [done, all, label] = progressOf(run);
  const mayStop = run.state !== "applying";
  return (
    <Card className="space-y-4 px-5 py-5">
      <div role="status">
        <Progress label={label} percent={all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 0} />
      </div>
      <div className="max-w-[70ch]">
        {mayStop && <p className="text-ink-2">{say("settings.rereadLeave")}</p>}
        <p className="text-ink-3 text-small">
          {say("settings.rereadStartedBy", { name: nameOf(run.startedBy), time: formatTime(run.startedAt, timeZone) })}
        </p>
      </div>
      {mayStop && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {say("settings.rereadStop")}
        </Button>
      )}
      <Confirm
        open={asking && mayStop}
        title={say("settings.rereadStop")}
        question={say("settings.rereadStopQuestion")}
        consequence={say("settings.rereadDiscardMeans")}
        confirmLabel={say("settings.rereadStop")}
        busy={discard.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => discard.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Card>
  );
}

function progressOf({ state, ...run }: Run): [done: number, all: number, label: string] {
  if (state === "applying") return [run.applied, run.different, say("settings.rereadApplying", run)];
  if (state === "comparing") return [run.compared, run.vendors, say("settings.rereadComparing", run)];
  return [run.read, run.files, say("settings.rereadReading", run)];
}

const nameOf = (person: Run["startedBy"]) => (person ? `${person.firstName} ${person.lastName}` : say("verdicts.aFormerMember"));

/** How the last run ended. */
function Last({ run }: { run: Run }) {
  const { timeZone } = useSession().company;
  const { state, decidedBy, decidedAt, kept } = run;
  return (
    <Section title={say("settings.rereadLast")}>
      <div className="px-5 py-4">
        <p className="text-ink">{state === "applied" ? say("settings.rereadWasUsed", run) : say("settings.rereadWasDiscarded")}</p>
        {decidedAt && (
          <p className="text-ink-3 text-small">
            {say("settings.rereadDecidedBy", { name: nameOf(decidedBy), time: formatTime(decidedAt, timeZone) })}
          </p>
        )}
      </div>
      {kept > 0 && <FilesList run={run} state="kept" count={kept} />}
    </Section>
  );
}
