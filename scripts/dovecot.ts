import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const binary = "/usr/sbin/dovecot";

/** The IMAP server of the tests: Debian's dovecot, installed when there is none. */
export function ensureDovecot(): string {
  if (existsSync(binary)) return binary;
  console.log("There is no dovecot; installing one …");
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "dovecot-imapd"]]) {
    spawnSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  if (existsSync(binary)) return binary;
  throw new Error("The IMAP tests need dovecot. Install it: apt-get install dovecot-imapd");
}
