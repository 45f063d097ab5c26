import { open } from "@/lib/infra/crypto";
import { env } from "@/lib/infra/env";
import { type InboundAddress, serverNames, splitAddress } from "@/lib/tenancy/settings/inbound-rules";
import { getSettings } from "@/lib/tenancy/settings/queries";

export type Mailbox = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it is requested, and required where `needsTls`. */
  isSecure: boolean;
  needsTls: boolean;
  /** "": that of the connected account. */
  user: string;
  /** null: signs in by OAuth2. */
  password: string | null;
  folder: string;
};

/** Where emails come in: the address, and by which doors. The environment decides where it says anything. */
export type Inbound = {
  address: InboundAddress;
  mailbox: Mailbox | null;
  smtpPort: number | null;
  webhookSecret: string | null;
  /** Mail servers whose statements about senders are trusted. */
  trustedServers: string[];
};

/** null: not set up, so nothing comes in and its addresses are not shown. */
export async function getInbound(): Promise<Inbound | null> {
  const { INBOUND_ADDRESS, INBOUND_SMTP_PORT, INBOUND_WEBHOOK_SECRET, INBOUND_TRUSTED_SERVERS } = env();
  const address = splitAddress(INBOUND_ADDRESS ?? (await getSettings()).inbound.address);
  const mailbox = await getMailbox();
  const doors = { mailbox, smtpPort: INBOUND_SMTP_PORT ?? null, webhookSecret: INBOUND_WEBHOOK_SECRET ?? null };
  if (!address || Object.values(doors).every((door) => door === null)) return null;
  const trustedServers = serverNames(INBOUND_TRUSTED_SERVERS ?? (await getSettings()).inbound.trustedServers);
  return { address, ...doors, trustedServers };
}

async function getMailbox(): Promise<Mailbox | null> {
  const { INBOUND_IMAP_URL } = env();
  if (INBOUND_IMAP_URL) return mailboxOf(new URL(INBOUND_IMAP_URL));
  const { inbound } = await getSettings();
  // A connected account names its own mailbox.
  if (!inbound.imapHost || (!inbound.imapUser && inbound.imapSignIn === "password")) return null;
  const { imapHost: host, imapPort: port, imapEncryption, imapUser: user, imapFolder, imapSignIn, sealedImapPassword } = inbound;
  return {
    ...{ host, port, user, folder: imapFolder || "INBOX" },
    ...{ isSecure: imapEncryption === "ssl", needsTls: imapEncryption === "tls" },
    password: imapSignIn === "oauth" ? null : sealedImapPassword && open("imap-password", sealedImapPassword),
  };
}

/** A mailbox as INBOUND_IMAP_URL has it. */
export function mailboxOf({ protocol, hostname, port, username, password, pathname }: URL): Mailbox {
  const isSecure = protocol === "imaps:";
  return {
    ...{ host: hostname, port: Number(port) || (isSecure ? 993 : 143), isSecure, needsTls: false },
    ...{ user: decodeURIComponent(username), password: decodeURIComponent(password) },
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
  };
}
