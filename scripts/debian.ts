import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Debian's installer takes one caller at a time. */
let before: Promise<unknown> = Promise.resolve();

/** Installs a package of Debian where we may. Whether it worked, the caller finds out by looking for the program. */
export async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = async (...args: string[]) => void (await promisify(execFile)("apt-get", args, { env, maxBuffer: 2 ** 26 }).catch(() => null));
  const installed = before.then(() => run("update")).then(() => run("install", "-y", "--no-install-recommends", name));
  before = installed;
  await installed;
}
