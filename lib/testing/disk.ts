import type * as fs from "node:fs/promises";
import path from "node:path";

type Fault = "none" | "full" | "read-only" | "stalled";
type Files = typeof fs;

/**
 * The disk of STORAGE_DIR, as a test wants it to fail. Tests put `failing` in the place of node:fs/promises. `filesLeft`: how many whole
 * files fit on the full disk still.
 */
export const disk = { fault: "none" as Fault, filesLeft: 0, root: () => path.resolve(process.env.STORAGE_DIR ?? ".data/none") };

/** What fits on the full disk still, so that writing begins and fails in the middle. */
const roomBytes = 100_000;

const refuse = (code: string, syscall: string) => Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });
const isOn = (file: unknown) => typeof file === "string" && path.resolve(file).startsWith(disk.root());

/** Whether the full disk has no room for one more file. */
function isFull(): boolean {
  if (disk.fault !== "full") return false;
  disk.filesLeft -= 1;
  return disk.filesLeft < 0;
}

/** A stalled disk goes on where it stopped once it is well. */
async function stall(): Promise<void> {
  while (disk.fault === "stalled") await new Promise((resolve) => setTimeout(resolve, 20));
}

async function before(file: unknown, isWrite: boolean, syscall: string): Promise<void> {
  if (!isOn(file)) return;
  if (disk.fault === "stalled") await stall();
  if (isWrite && disk.fault === "read-only") throw refuse("EROFS", syscall);
}

/** The functions of node:fs/promises that stored files pass, failing as `disk.fault` says. */
export function failing(real: Files): Files {
  const open = async (...[file, flags, mode]: Parameters<Files["open"]>) => {
    const isWrite = typeof flags === "string" && flags !== "r";
    await before(file, isWrite, "open");
    const handle = await real.open(file, flags, mode);
    if (!isWrite || !isOn(file)) return handle;
    const write = handle.writeFile.bind(handle);
    let written = 0;
    const fits = disk.fault === "full" && !isFull();
    handle.writeFile = async (...call: Parameters<typeof write>) => {
      await before(file, true, "write");
      written += (call[0] as Buffer).length;
      if (disk.fault === "full" && !fits && written > roomBytes) throw refuse("ENOSPC", "write");
      return write(...call);
    };
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await before(file, true, "fsync");
      if (disk.fault === "full" && !fits) throw refuse("ENOSPC", "fsync");
      return sync();
    };
    return handle;
  };
  const mkdir = async (...call: Parameters<Files["mkdir"]>) => {
    await before(call[0], true, "mkdir");
    return real.mkdir(...call);
  };
  const writeFile = async (...call: Parameters<Files["writeFile"]>) => {
    await before(call[0], true, "write");
    if (isOn(call[0]) && isFull()) throw refuse("ENOSPC", "write");
    return real.writeFile(...call);
  };
  const readFile = async (...call: Parameters<Files["readFile"]>) => {
    await before(call[0], false, "read");
    return real.readFile(...call);
  };
  return { ...real, open, mkdir, writeFile, readFile } as Files;
}
