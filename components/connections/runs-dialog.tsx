"use client";

import { useQuery } from "@tanstack/react-query";
import { actNames, countsInWords, hasCounts, runStates } from "@/components/connections/connection-words";
import { runsQuery } from "@/components/connections/use-connections";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import type { ConnectionDto, RunDto } from "@/lib/transfer/connectors/schema";
import { mostLines } from "@/lib/transfer/connectors/values";
import { say } from "@/messages/say";

/** The latest runs of a connection, each with what it did. The newest is open. */
export function RunsDialog({ connection: { connector, name }, onClose }: { connection: ConnectionDto; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(runsQuery(connector));
  const title = say("connections.logOf", { name });
  return (
    <Dialog open title={title} onClose={onClose}>
      <DialogBody>
        {!data &&
          (isError ? (
            <ErrorState title={say("common.loadFailed", { what: title })} advice={say("common.retryHint")} onRetry={() => void refetch()} />
          ) : (
            <div aria-busy className="h-40 py-3">
              <Skeleton className="h-full w-full" />
            </div>
          ))}
        {data?.runs.length === 0 && <p className="text-ink-2">{say("connections.noRuns")}</p>}
        <ul className="divide-y" aria-live="polite">
          {data?.runs.map((run, at) => (
            <li key={run.id} className="py-3">
              <details open={at === 0}>
                <Summary run={run} />
                <Lines run={run} />
              </details>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{say("ui.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Summary({ run }: { run: RunDto }) {
  const { timeZone } = useSession().company;
  const { tone, words } = runStates[run.state];
  return (
    <summary className="cursor-pointer">
      <span className="font-medium text-ink">{formatTime(run.createdAt, timeZone)}</span> <Badge tone={tone}>{say(words)}</Badge>{" "}
      {run.isDry && <Badge tone="grey">{say("connections.dry")}</Badge>}
      <span className="block text-ink-3 text-small">
        {[run.startedBy ?? say("connections.bySchedule"), ...(run.finishedAt && hasCounts(run) ? [countsInWords(run.counts)] : [])].join(
          " · ",
        )}
      </span>
    </summary>
  );
}

function Lines({ run: { isDry, finishedAt, problem, lines } }: { run: RunDto }) {
  return (
    <div className="mt-2 space-y-2">
      {problem && <p className="text-red [overflow-wrap:anywhere]">{problem}</p>}
      {isDry && finishedAt && !problem && <p className="text-ink-2">{say("connections.dryMeans")}</p>}
      {lines.length > 0 && (
        <ul className="divide-y rounded-control border border-line">
          {lines.map((line, at) => (
            // The lines of a run never change.
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <li key={at} className="flex flex-wrap items-baseline gap-x-2 gap-y-1 px-3 py-2 text-small">
              <Badge tone={actNames[line.act].tone}>{say(actNames[line.act].words)}</Badge>
              <span className="font-medium text-ink [overflow-wrap:anywhere]">{line.name}</span>
              {line.detail && <span className="min-w-0 basis-full text-ink-2 [overflow-wrap:anywhere]">{line.detail}</span>}
            </li>
          ))}
        </ul>
      )}
      {lines.length === mostLines && <p className="text-ink-3 text-small">{say("connections.firstLines", { count: mostLines })}</p>}
    </div>
  );
}
