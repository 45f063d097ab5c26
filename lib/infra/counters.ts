import { tokenHash } from "@/lib/infra/crypto";
import { asAuth } from "@/lib/infra/db";

/** How many of something may happen in a window of time. */
export type Allowance = { max: number; windowSeconds: number };

/**
 * Adds one (or `by`) to a counter and returns how many the window holds now. In Postgres, so that all processes share the count; only a
 * hash of the name is kept, since names hold addresses. A new window starts from zero.
 */
export async function countUp(name: string, windowSeconds: number, by = 1): Promise<number> {
  return (await countIn(name, windowSeconds, by)).hits;
}

/** As `countUp`, with the seconds until the window is over. */
export async function countIn(name: string, windowSeconds: number, by = 1): Promise<{ hits: number; secondsLeft: number }> {
  const [row] = await asAuth().$queryRaw<{ hits: number; secondsLeft: number }[]>`
    insert into rate_limit as r (key, window_start, hits) values (${tokenHash(name)}, now(), ${by}::int)
    on conflict (key) do update set
      hits = case when r.window_start < now() - make_interval(secs => ${windowSeconds}::int) then ${by}::int else r.hits + ${by}::int end,
      window_start = case when r.window_start < now() - make_interval(secs => ${windowSeconds}::int) then now() else r.window_start end
    returning hits, ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}::int) - now()))::int as "secondsLeft"`;
  return row ?? { hits: 0, secondsLeft: windowSeconds };
}

/** How many the window of a counter holds, without adding to it. */
export async function readCount(name: string, windowSeconds: number): Promise<number> {
  const [row] = await asAuth().$queryRaw<{ hits: number }[]>`
    select hits from rate_limit
    where key = ${tokenHash(name)} and window_start >= now() - make_interval(secs => ${windowSeconds}::int)`;
  return row?.hits ?? 0;
}

/** Reverts counts: one of `less`, everything of `gone`. */
export async function takeBack(less: readonly string[], gone: readonly string[]): Promise<void> {
  await asAuth().$executeRaw`update rate_limit set hits = hits - 1 where key = any(${less.map(tokenHash)}::text[]) and hits > 0`;
  await asAuth().$executeRaw`delete from rate_limit where key = any(${gone.map(tokenHash)}::text[])`;
}

/** Removes counters whose window is over, of any length. Returns how many. */
export function forgetOldCounters(): Promise<number> {
  return asAuth().$executeRaw`delete from rate_limit where window_start < now() - interval '2 days'`;
}
