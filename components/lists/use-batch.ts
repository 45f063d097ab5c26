"use client";

import { useRef, useState } from "react";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { maximumBatch } from "@/lib/infra/lists/values";
import { say } from "@/messages/say";

export type BatchRun = {
  total: number;
  done: string[];
  failed: BatchDto["failed"];
  state: "running" | "ended" | "stopped" | "broken";
  /** Why the calls broke off; the rows before it are done. */
  problem?: string;
};

/** Changes rows a few at a time, so that it can be watched and stopped. A row that is refused stops no other. */
export function useBatch(onChanged: () => Promise<unknown>) {
  const [run, setRun] = useState<BatchRun>();
  const stopped = useRef(false);

  /** `send` is the call for some of the rows. */
  async function start(ids: readonly string[], send: (some: string[]) => Promise<BatchDto>): Promise<BatchRun> {
    stopped.current = false;
    let now: BatchRun = { total: ids.length, done: [], failed: [], state: "running" };
    setRun(now);
    for (let from = 0; from < ids.length && !stopped.current; from += maximumBatch) {
      try {
        const answer = await send(ids.slice(from, from + maximumBatch));
        now = { ...now, done: [...now.done, ...answer.done], failed: [...now.failed, ...answer.failed] };
      } catch (error) {
        now = { ...now, state: "broken", problem: error instanceof Error ? error.message : say("common.anErrorOccurred") };
        break;
      }
      setRun(now);
    }
    if (now.state === "running") now = { ...now, state: stopped.current ? "stopped" : "ended" };
    await onChanged();
    setRun(now);
    return now;
  }

  return {
    run,
    start,
    stop: () => {
      stopped.current = true;
    },
    close: () => setRun(undefined),
  };
}
