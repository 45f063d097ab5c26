"use client";

import { useState } from "react";
import type { BatchAction, BatchWords, CountedKey } from "@/components/lists/batch-actions";
import { type ListName, listWords } from "@/components/lists/list-words";
import { type BatchRun, useBatch } from "@/components/lists/use-batch";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { Progress } from "@/components/ui/progress";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { say } from "@/messages/say";

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
  const batch = useBatch(onChanged);
  const [running, setRunning] = useState<BatchWords>();
  const words = asked?.words;
  const { count } = listWords[name];

  async function confirm() {
    if (!asked || !words) return;
    setRunning(words);
    onClose();
    const run = await batch.start(ids, (some) => api.post<BatchDto>(`${base}/batch`, { action: asked.name, ids: some }));
    onDone(run.done);
    if (run.state === "ended" && run.failed.length === 0) {
      notify.success(say(words.done, { counted: count(run.done.length) }));
      batch.close();
    }
  }

  return (
    <>
      <Confirm
        open={words !== undefined}
        title={asked ? say(words?.title ?? asked.label) : ""}
        question={words ? say(words.question, { counted: count(ids.length) }) : ""}
        consequence={words?.consequence && say(words.consequence)}
        harmless={asked?.harmless}
        confirmLabel={asked ? say(words?.confirm ?? asked.label) : ""}
        onClose={onClose}
        onConfirm={confirm}
      />
      <Dialog
        title={running ? say(running.running) : ""}
        open={batch.run !== undefined}
        onClose={() => (batch.run?.state === "running" ? batch.stop() : batch.close())}
      >
        {batch.run && running && (
          <BatchProgress run={batch.run} done={running.done} name={name} onStop={batch.stop} onClose={batch.close} />
        )}
      </Dialog>
    </>
  );
}

type BatchProgressProps = { run: BatchRun; done: CountedKey; name: ListName; onStop: () => void; onClose: () => void };

/** How far many rows are, and of each that was refused why. */
export function BatchProgress({ run, done, name, onStop, onClose }: BatchProgressProps) {
  const { count } = listWords[name];
  const tried = run.done.length + run.failed.length;
  return (
    <>
      <DialogBody>
        <Progress label={say("lists.triedOfTotal", { tried, total: count(run.total) })} percent={Math.round((tried / run.total) * 100)} />
        {run.state !== "running" && (
          <div role="status" className="space-y-3">
            <p className="text-ink">
              {say(done, { counted: count(run.done.length) })}.
              {run.failed.length > 0 && ` ${say("lists.changeFailedCount", { counted: count(run.failed.length) })}`}
              {tried < run.total && ` ${say("lists.countLeftUnchanged", { counted: count(run.total - tried) })}`}
            </p>
            {run.problem && <p className="text-red">{run.problem}</p>}
            {run.failed.length > 0 && (
              <ul className="divide-y rounded-control border">
                {run.failed.map(({ id, name: refused, reason }) => (
                  <li key={id} className="px-3 py-2">
                    <span className="block font-medium text-ink [overflow-wrap:anywhere]">{refused ?? say("lists.noLongerExists")}</span>
                    <span className="block text-ink-2 text-small">{reason}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </DialogBody>
      <DialogActions>
        {run.state === "running" ? (
          <Button variant="secondary" onClick={onStop}>
            {say("lists.stop")}
          </Button>
        ) : (
          <Button onClick={onClose}>{say("lists.close")}</Button>
        )}
      </DialogActions>
    </>
  );
}
