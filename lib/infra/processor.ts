import { readFileSync } from "node:fs";
import os from "node:os";

/** /proc counts in hundredths of a second on every Linux. */
const millisPerTick = 10;

/**
 * Processor time in milliseconds that a process has used so far, with the processes that it started, such as an OCR engine. null where the
 * system does not report it.
 */
export function processorMillis(pid: number | undefined): number | null {
  try {
    return ticksOf(pid) * millisPerTick;
  } catch {
    return null;
  }
}

/** The same of this process itself; without /proc, what its own threads used. */
export function ownProcessorMillis(): number {
  const { user, system } = process.cpuUsage();
  return processorMillis(process.pid) ?? (user + system) / 1000;
}

function ticksOf(pid: number | string | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program is in parentheses and may hold spaces. After it, utime and stime are the 12th and 13th values, followed by
  // those of ended children.
  const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const own = values.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  return childrenOf(pid).reduce((sum, child) => sum + ticksOfRunning(child), own);
}

const ticksOfRunning = (pid: string): number => {
  try {
    return ticksOf(pid);
  } catch {
    // It has ended since: its parent has its time by now.
    return 0;
  }
};

/** Node starts processes from its main thread, whose number is the process's own. */
function childrenOf(pid: number | string | undefined): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/** Resident memory of a process in MB; 0 where the system does not report it. */
export function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Lets others go first on a busy machine: against a process of usual priority it gets a quarter of the time, enough to end within
 * its bounds. Nothing happens where the process has ended.
 */
export function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, 5);
  } catch {
    // It ended in between, or the system knows no priorities.
  }
}
