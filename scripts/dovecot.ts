import { existsSync } from "node:fs";
import { installPackage } from "@/scripts/debian";

const binary = "/usr/sbin/dovecot";

/** The IMAP server of the tests, if this machine has one: Debian's dovecot. */
export const findDovecot = (): string | null => (existsSync(binary) ? binary : null);

/** The same, installed where it is missing and we may. */
export async function ensureDovecot(): Promise<string | null> {
  if (!findDovecot()) await installPackage("dovecot-imapd");
  return findDovecot();
}
