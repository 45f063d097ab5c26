"use client";

import { type ReactNode, useState } from "react";
import { type ListName, listWords } from "@/components/lists/list-words";
import { type BatchRun, useBatch } from "@/components/lists/use-batch";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { notify } from "@/lib/http/client/notify";
import type { Permission } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

/** What can be done with many rows at once; `count` is how many they are in words, such as "3 vendors". */
export type BatchAction<Name extends string = string> = {
  /** As the list's batch call names it. */
  name: Name;
  label: string;
  icon: ReactNode;
  needs: Permission;
  title: string;
  question: (count: string) => string;
  consequence?: string;
  confirm: string;
  /** It is offered for exactly so many chosen rows. */
  only?: number;
  /** Nothing is lost by it. */
  harmless?: boolean;
  /** The screen of the list asks and does it, instead of the batch call. */
  hasOwnDialog?: boolean;
  running: string;
  /** "3 vendors deleted". */
  done: (count: string) => string;
};

type BatchDialogsProps = {
  asked: BatchAction | undefined;
  ids: readonly string[];
  /** What the rows are. */
  name: ListName;
  /** Address of the list's calls. */
  base: string;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
  /** Told after each run, with the ids that were changed. */
  onDone: (done: readonly string[]) => void;
};

/** Asks with the count, shows how far it is, and says of each row that was refused why. */
export function BatchDialogs({ asked, ids, name, base, onChanged, onClose, onDone }: BatchDialogsProps) {
  const batch = useBatch(base, onChanged);
  const [running, setRunning] = useState<BatchAction>();
  const { count } = listWords[name];

  async function confirm() {
    if (!asked) return;
    setRunning(asked);
    onClose();
    const run = await batch.start(asked.name, ids);
    onDone(run.done);
    if (run.state === "ended" && run.failed.length === 0) {
      notify.success(asked.done(count(run.done.length)));
      batch.close();
    }
  }

  return (
    <>
      <Confirm
        open={asked !== undefined}
        title={asked?.title ?? ""}
        question={asked?.question(count(ids.length)) ?? ""}
        consequence={asked?.consequence}
        harmless={asked?.harmless}
        confirmLabel={asked?.confirm ?? ""}
        onClose={onClose}
        onConfirm={confirm}
      />
      <Dialog
        title={running?.running ?? ""}
        open={batch.run !== undefined}
        onClose={() => (batch.run?.state === "running" ? batch.stop() : batch.close())}
      >
        {batch.run && running && <RunBody run={batch.run} action={running} count={count} />}
        <DialogActions>
          {batch.run?.state === "running" ? (
            <Button variant="secondary" onClick={batch.stop}>
              {say("lists.stop")}
            </Button>
          ) : (
            <Button onClick={batch.close}>{say("lists.close")}</Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

function RunBody({ run, action, count }: { run: BatchRun; action: BatchAction; count: (many: number) => string }) {
  const tried = run.done.length + run.failed.length;
  return (
    <DialogBody>
      <Progress label={say("lists.triedOfTotal", { tried, total: count(run.total) })} percent={Math.round((tried / run.total) * 100)} />
      {run.state !== "running" && (
        <div role="status" className="space-y-3">
          <p className="text-ink">
            {action.done(count(run.done.length))}.
            {run.failed.length > 0 && ` ${say("lists.countCouldNotBeChanged", { counted: count(run.failed.length) })}`}
            {tried < run.total && ` ${say("lists.countLeftUnchanged", { counted: count(run.total - tried) })}`}
          </p>
          {run.problem && <p className="text-red">{run.problem}</p>}
          {run.failed.length > 0 && (
            <ul className="divide-y rounded-control border">
              {run.failed.map(({ id, name, reason }) => (
                <li key={id} className="px-3 py-2">
                  <span className="block font-medium text-ink [overflow-wrap:anywhere]">{name ?? say("lists.noLongerExists")}</span>
                  <span className="block text-ink-2 text-small">{reason}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </DialogBody>
  );
}
