"use client";

import { useState } from "react";
import { type BatchRun, useBatch } from "@/components/lists/use-batch";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { formatCount } from "@/components/ui/format";
import { Progress } from "@/components/ui/progress";
import { notify } from "@/lib/client/notify";

/** What is said of one action; `count` is how many rows in words, such as "3 vendors". */
export type BatchWords = {
  title: string;
  question: (count: string) => string;
  consequence?: string;
  confirm: string;
  /** Nothing is lost by it. */
  harmless?: boolean;
  running: string;
  /** "3 vendors deleted". */
  done: (count: string) => string;
};

export type BatchProps<Action extends string> = {
  asked: Action | undefined;
  ids: readonly string[];
  /** The rows' word for one and for several. */
  noun: readonly [string, string];
  onClose: () => void;
  /** Told after each run, with the ids that were changed. */
  onDone: (done: readonly string[]) => void;
};

type BatchDialogsProps<Action extends string> = BatchProps<Action> & {
  words: Record<Action, BatchWords>;
  /** Address of the list's calls. */
  base: string;
  onChanged: () => Promise<unknown>;
};

/** Asks with the count, shows how far it is, and says of each row that was refused why. */
export function BatchDialogs<Action extends string>({ asked, ids, noun, onClose, onDone, words, ...list }: BatchDialogsProps<Action>) {
  const batch = useBatch<Action>(list.base, list.onChanged);
  const [action, setAction] = useState<Action>();
  const said = asked && words[asked];
  const running = action && words[action];
  const count = (many: number) => formatCount(many, ...noun);

  async function confirm() {
    if (!asked) return;
    setAction(asked);
    onClose();
    const run = await batch.start(asked, ids);
    onDone(run.done);
    if (run.state === "ended" && run.failed.length === 0) {
      notify.success(words[asked].done(count(run.done.length)));
      batch.close();
    }
  }

  return (
    <>
      <Confirm
        open={said !== undefined}
        title={said?.title ?? ""}
        question={said?.question(count(ids.length)) ?? ""}
        consequence={said?.consequence}
        harmless={said?.harmless}
        confirmLabel={said?.confirm ?? ""}
        onClose={onClose}
        onConfirm={confirm}
      />
      <Dialog
        title={running?.running ?? ""}
        open={batch.run !== undefined}
        onClose={() => (batch.run?.state === "running" ? batch.stop() : batch.close())}
      >
        {batch.run && running && <RunBody run={batch.run} words={running} count={count} />}
        <DialogActions>
          {batch.run?.state === "running" ? (
            <Button variant="secondary" onClick={batch.stop}>
              Stop
            </Button>
          ) : (
            <Button onClick={batch.close}>Close</Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

function RunBody({ run, words, count }: { run: BatchRun; words: BatchWords; count: (many: number) => string }) {
  const tried = run.done.length + run.failed.length;
  return (
    <DialogBody>
      <Progress label={`${tried} of ${count(run.total)}`} percent={Math.round((tried / run.total) * 100)} />
      {run.state !== "running" && (
        <div role="status" className="space-y-3">
          <p className="text-ink">
            {words.done(count(run.done.length))}.{run.failed.length > 0 && ` ${count(run.failed.length)} could not be changed.`}
            {tried < run.total && ` ${count(run.total - tried)} left as they were.`}
          </p>
          {run.problem && <p className="text-red">{run.problem}</p>}
          {run.failed.length > 0 && (
            <ul className="divide-y rounded-control border">
              {run.failed.map(({ id, name, reason }) => (
                <li key={id} className="px-3 py-2">
                  <span className="block font-medium text-ink [overflow-wrap:anywhere]">{name ?? "No longer there"}</span>
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
