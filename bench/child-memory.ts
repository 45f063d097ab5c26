import { readdirSync, readFileSync } from "node:fs";

/** Watches this process's children; `peak()` gives the most resident memory of any of them since the last call, in MB. */
export function watchChildren(): { peak(): number; stop(): void } {
  let most = 0;
  const look = () => {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) most = Math.max(most, childMemory(pid));
  };
  const timer = setInterval(look, 100);
  return {
    peak: () => {
      const peak = Math.round(most);
      most = 0;
      return peak;
    },
    stop: () => clearInterval(timer),
  };
}

function childMemory(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) !== process.pid) return 0;
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
