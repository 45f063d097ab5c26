import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const binary = "/usr/sbin/dovecot";

/** The IMAP server of the tests, if this machine has one: Debian's dovecot. */
export const findDovecot = (): string | null => (existsSync(binary) ? binary : null);

/** The same, installed where it is missing and we may. */
export function ensureDovecot(): string | null {
  if (findDovecot() || process.getuid?.() !== 0) return findDovecot();
  console.log("There is no dovecot; installing one …");
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "dovecot-imapd"]]) {
    spawnSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  return findDovecot();
}
