import { createTransport } from "nodemailer";
import type { Options as PoolOptions } from "nodemailer/lib/smtp-pool";
import { env } from "@/lib/infra/env";

export type OutgoingMail = { to: string; subject: string; text: string; messageId: string };

const shared = globalThis as typeof globalThis & { coverkeepMailer?: ReturnType<typeof createTransport> };

/**
 * Hands one message to the SMTP server and resolves with its answer once the server has taken it. Throws what the server
 * said otherwise. The same `messageId` on a second try lets the receiver see that it is the same message.
 */
export async function sendMail(mail: OutgoingMail): Promise<void> {
  shared.coverkeepMailer ??= createTransport({
    url: env().SMTP_URL,
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 20_000,
  } as PoolOptions);
  // As an object, the address is one recipient and no list that could name others.
  const to = { name: "", address: mail.to };
  await shared.coverkeepMailer.sendMail({ from: env().MAIL_FROM, ...mail, to, headers: { "Auto-Submitted": "auto-generated" } });
}

/** Ends the connections to the SMTP server that wait for a next message; `sendMail` opens new ones. */
export function closeMailer(): void {
  shared.coverkeepMailer?.close();
  shared.coverkeepMailer = undefined;
}

/** A fresh Message-ID under this installation's host. */
export function newMessageId(id: string): string {
  return `<${id}@${new URL(env().APP_URL).hostname}>`;
}
