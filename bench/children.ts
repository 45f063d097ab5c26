import { readdirSync, readFileSync } from "node:fs";

/** Process ids of a process's own children; by default of this process. */
export const childPids = (parent = process.pid): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/PPid:\s+(\d+)/.exec(file(pid, "status"))?.[1]) === parent);

/** Seconds of processor time that a process and its ended children took so far. */
export function processorSeconds(pid: number | "self"): number {
  const times = file(pid, "stat").split(") ").at(-1)?.split(" ").slice(11, 15).map(Number) ?? [];
  return times.reduce((total, ticks) => total + ticks, 0) / 100;
}

/** The most resident memory that any child of this process ever had, as the system counts it, in MB. */
export const peakOfChildren = (): number =>
  Math.max(0, ...childPids().map((pid) => Math.round(Number(/VmHWM:\s+(\d+)/.exec(file(pid, "status"))?.[1] ?? 0) / 1024)));

/** Watches a process's children (this one's); `peak()` gives the most resident memory of any since the last call, in MB. */
export function watchChildren(parent = process.pid): { peak(): number; stop(): void } {
  let most = 0;
  const timer = setInterval(() => {
    for (const pid of childPids(parent)) most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(file(pid, "status"))?.[1] ?? 0) / 1024);
  }, 100);
  return {
    peak: () => {
      const peak = Math.round(most);
      most = 0;
      return peak;
    },
    stop: () => clearInterval(timer),
  };
}

/** What the system reports about a process; empty where it has ended. */
function file(pid: number | "self", name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
