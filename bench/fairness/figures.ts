import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import type { Product } from "@/bench/fairness/product";
import type { Taken, Timed } from "@/bench/fairness/senders";

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (seconds: number) => Number(seconds.toFixed(2));

export type Way = "staff of another company" | "page of its own vendor";
export type Row = {
  phase: string;
  way: Way;
  files: number;
  median: number;
  worst: number;
  ratio: number;
  worstRatio: number;
  failed: number;
};

/** One line of the table: `idle` is the median on an idle server. */
export function rowOf(phase: string, way: Way, times: readonly Timed[], idle: number): Row {
  const seconds = times.map((time) => time.seconds);
  const [middle, worst] = [median(seconds), Math.max(...seconds)];
  return {
    ...{ phase, way, files: times.length, median: rounded(middle), worst: rounded(worst) },
    ...{ ratio: rounded(middle / idle), worstRatio: rounded(worst / idle) },
    failed: times.filter(({ status }) => status !== "PROCESSED").length,
  };
}

export const medianOf = (times: readonly Timed[]) => median(times.map(({ seconds }) => seconds));

/** Processes that only take processor time. */
export function startLoad(count: number): () => void {
  const busy = Array.from({ length: count }, () => spawn(process.execPath, ["-e", "for (;;) ;"], { stdio: "ignore" }));
  const stop = () => {
    for (const { pid } of busy) {
      try {
        if (pid) process.kill(pid, "SIGKILL");
      } catch {
        // It has ended already.
      }
    }
  };
  process.once("exit", stop);
  return stop;
}

export type State = { pending: number; processing: number; processed: number; failed: number };

export async function stateOf({ owner, busy }: Product): Promise<State> {
  const { rows } = await owner.query<{ state: string; many: number }>(
    "select processing_status::text as state, count(*)::int as many from document where company_id = $1 group by 1",
    [busy.id],
  );
  const many = (state: string) => rows.find((row) => row.state === state)?.many ?? 0;
  return { pending: many("PENDING"), processing: many("PROCESSING"), processed: many("PROCESSED"), failed: many("FAILED") };
}

/** The files that were taken and are not on file: without a row of their company, or without their bytes in storage. */
export async function countLost({ owner, storage }: Product, taken: readonly Taken[]): Promise<{ lost: number; doubled: number }> {
  let [lost, doubled] = [0, 0];
  for (const { companyId, sha256 } of taken) {
    const { rows } = await owner.query<{ key: string }>("select storage_key as key from document where company_id = $1 and sha256 = $2", [
      companyId,
      sha256,
    ]);
    if (rows.length > 1) doubled += 1;
    if (!rows[0] || (await hashOfFile(path.join(storage, rows[0].key))) !== sha256) lost += 1;
  }
  return { lost, doubled };
}

async function hashOfFile(file: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
    return hash.digest("hex");
  } catch {
    return null;
  }
}

export async function countFailed({ owner }: Product): Promise<number> {
  const { rows } = await owner.query("select count(*)::int as many from document where processing_status = 'FAILED'");
  return rows[0]?.many ?? 0;
}

/** Jobs that the queue gave up. */
export async function countDead({ owner }: Product): Promise<number> {
  const { rows } = await owner.query("select count(*)::int as many from pgboss.job where name like '%.dead' and state = 'created'");
  return rows[0]?.many ?? 0;
}
