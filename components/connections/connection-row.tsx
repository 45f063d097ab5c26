"use client";

import { FlaskConical, ListChecks, LogIn, Pencil, Play, PlugZap, Power, Trash2 } from "lucide-react";
import { countsInWords, type DialogName, hasCounts, runStates, stateOf } from "@/components/connections/connection-words";
import { useCheckConnection, useSignIn, useStartRun, useSwitchConnection } from "@/components/connections/use-connections";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatTime } from "@/components/ui/format";
import { RowMenu } from "@/components/ui/row-menu";
import type { ConnectionDto } from "@/lib/transfer/connectors/schema";
import { labelled, say } from "@/messages/say";

type RowProps = { connection: ConnectionDto; onOpen: (dialog: DialogName) => void; onDelete: () => void };

/** What one step of a connection does, and what it is called. */
type Step = { words: string; run: () => void; busy: boolean };

/** A system: its name and state, what is read and sent, its last run, and the step that comes next. */
export function ConnectionRow({ connection, onOpen, onDelete }: RowProps) {
  const { connector, name, reads, writes, isSetUp, isActive, isSignedIn, isTried, questions, lastRun } = connection;
  const run = useStartRun(connector);
  const turn = useSwitchConnection(connector);
  const check = useCheckConnection(connector);
  const signIn = useSignIn(connector);
  const isGoing = lastRun?.state === "waiting" || lastRun?.state === "running";
  const start = (isDry: boolean) => run.mutate(isDry, { onSuccess: () => onOpen("log") });
  const { tone, words } = stateOf(connection);
  const next = nextStep();
  const isByApi = connection.redirectAddress !== null;

  function nextStep(): Step | null {
    if (!isSetUp) return { words: say("connections.setUp"), run: () => onOpen("settings"), busy: false };
    if (!isSignedIn || connection.offReason === "signed_out") {
      return { words: say("connections.signIn"), run: () => signIn.mutate(), busy: signIn.isPending || signIn.isSuccess };
    }
    if (!isTried) return { words: say("connections.dryRun"), run: () => start(true), busy: run.isPending || isGoing };
    if (!isActive) return { words: say("connections.turnOn"), run: () => turn.mutate(true), busy: turn.isPending };
    return { words: say("connections.runNow"), run: () => start(false), busy: run.isPending || isGoing };
  }

  return (
    <li className="group/row px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-medium text-ink">
            {name} <Badge tone={tone}>{words}</Badge>
          </h3>
          {connection.connectedAs && isSetUp && (
            <p className="mt-0.5 text-ink-3 text-small [overflow-wrap:anywhere]">
              {say("connections.connectedAs", { name: connection.connectedAs })}
            </p>
          )}
        </div>
        <div className="flex items-center gap-2">
          {next && (
            <Button
              variant={isSetUp && !isActive ? "primary" : "secondary"}
              busy={next.busy}
              aria-label={labelled(next.words, name)}
              onClick={next.run}
            >
              {next.words}
            </Button>
          )}
          {isSetUp && (
            <RowMenu
              label={say("connections.actionsFor", { name })}
              actions={[
                { label: say("connections.editSettings"), icon: <Pencil />, run: () => onOpen("settings") },
                ...(isByApi
                  ? [
                      {
                        label: say(isSignedIn ? "connections.signInAgain" : "connections.signIn"),
                        icon: <LogIn />,
                        run: () => signIn.mutate(),
                      },
                    ]
                  : []),
                { label: say("connections.test"), icon: <PlugZap />, disabled: !isSignedIn, run: () => check.mutate() },
                { label: say("connections.dryRun"), icon: <FlaskConical />, disabled: !isSignedIn || isGoing, run: () => start(true) },
                { label: say("connections.runNow"), icon: <Play />, disabled: !isTried || isGoing, run: () => start(false) },
                {
                  label: say(isActive ? "connections.turnOff" : "connections.turnOn"),
                  icon: <Power />,
                  disabled: !isActive && !isTried,
                  run: () => turn.mutate(!isActive),
                },
                { label: say("connections.showLog"), icon: <ListChecks />, run: () => onOpen("log") },
                { label: say("connections.deleteConnection"), icon: <Trash2 />, destructive: true, run: onDelete },
              ]}
            />
          )}
        </div>
      </div>
      <dl className="mt-3 grid max-w-3xl gap-x-4 gap-y-1 text-small sm:grid-cols-[5rem_minmax(0,1fr)]">
        <dt className="font-medium text-ink-2">{say("connections.reads")}</dt>
        <dd className="text-ink-2">{reads}</dd>
        <dt className="font-medium text-ink-2">{say("connections.sends")}</dt>
        <dd className="text-ink-2">{writes}</dd>
      </dl>
      {questions > 0 && (
        <Button variant="secondary" className="mt-3" onClick={() => onOpen("questions")}>
          {say("connections.countQuestions", { count: questions })}
        </Button>
      )}
      <LastRun connection={connection} />
    </li>
  );
}

function LastRun({ connection: { lastRun, nextRunAt } }: { connection: ConnectionDto }) {
  const { timeZone } = useSession().company;
  if (!lastRun) return null;
  const { tone, words } = runStates[lastRun.state];
  return (
    <div className="mt-3 text-ink-2 text-small">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>{say("connections.lastRun", { time: formatTime(lastRun.createdAt, timeZone) })}</span>
        <Badge tone={tone}>{say(words)}</Badge>
        {lastRun.isDry && <Badge tone="grey">{say("connections.dry")}</Badge>}
        <span>{lastRun.finishedAt && hasCounts(lastRun) && countsInWords(lastRun.counts)}</span>
        {nextRunAt && <span className="text-ink-3">{say("connections.nextRun", { time: formatTime(nextRunAt, timeZone) })}</span>}
      </p>
      {lastRun.problem && <p className="mt-1 text-red [overflow-wrap:anywhere]">{lastRun.problem}</p>}
    </div>
  );
}
