import { createTransport } from "nodemailer";
import parseAddresses from "nodemailer/lib/addressparser";
import type { Options as PoolOptions } from "nodemailer/lib/smtp-pool";
import { env } from "@/lib/infra/env";

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What the HTML shows, each by its `cid:`. */
  pictures?: { cid: string; contentType: string; content: Buffer }[];
  messageId: string;
  replyTo?: string;
  /** Where the message comes back to when it cannot be delivered; otherwise to its sender. */
  returnTo?: string;
  /** Whom the recipient reads as its sender, in place of the installation's own name. */
  fromName?: string;
  inReplyTo?: string;
  references?: string;
  /** Address that takes the recipient off the list by one POST (RFC 8058). */
  unsubscribe?: string;
};

/** The server that takes outgoing messages: an address as SMTP_URL has it, or its parts. */
export type MailServer =
  | { url: string; token?: AccessToken }
  | {
      host: string;
      port: number;
      encryption: "tls" | "ssl" | "none";
      auth?: { user: string; pass: string };
      token?: AccessToken;
    };

/** Signs in by OAuth2 (XOAUTH2) in a password's place. */
export type AccessToken = { user: string; token: string };

/** A signature by which the recipient's server sees that the domain's owner sent the message. */
type Dkim = { domainName: string; keySelector: string; privateKey: string };

export type Sender = { server: MailServer; from: string | { name: string; address: string }; dkim?: Dkim };

type Transport = ReturnType<typeof createTransport>;
const shared = globalThis as typeof globalThis & { coverkeepMailer?: { transport: Transport; server: string } };

function transportTo(server: MailServer, options: object): Transport {
  const limits = {
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 20_000,
  };
  const signIn = server.token ? { auth: { type: "OAuth2", user: server.token.user, accessToken: server.token.token } } : {};
  if ("url" in server) {
    // Nodemailer takes the user and password of an address before any other.
    const url = new URL(server.url);
    if (server.token) [url.username, url.password] = ["", ""];
    return createTransport({ url: url.href, ...signIn, ...limits, ...options } as PoolOptions);
  }
  const { encryption, token: _token, ...rest } = server;
  const security = { secure: encryption === "ssl", requireTLS: encryption === "tls", ignoreTLS: encryption === "none" };
  return createTransport({ ...rest, ...signIn, ...security, ...limits, ...options } as PoolOptions);
}

/** Connections are kept for the next message, until another server is set. */
function pooledTransport(server: MailServer): Transport {
  const name = JSON.stringify(server);
  if (shared.coverkeepMailer?.server !== name) {
    closeMailer();
    shared.coverkeepMailer = { transport: transportTo(server, { pool: true }), server: name };
  }
  return shared.coverkeepMailer.transport;
}

/** The same address under another name. */
function named(from: Sender["from"], name: string | undefined): Sender["from"] {
  if (name === undefined) return from;
  const address = typeof from === "string" ? parseAddresses(from, { flatten: true })[0]?.address : from.address;
  return address ? { name, address } : from;
}

// As an object, the address is one recipient and no list that could name others.
const envelopeOf = ({ from, dkim }: Sender, { unsubscribe, returnTo, fromName, pictures = [], ...mail }: OutgoingMail) => ({
  ...(returnTo && { envelope: { from: returnTo, to: [mail.to] } }),
  ...{ from: named(from, fromName), ...mail, to: { name: "", address: mail.to } },
  ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
  ...(pictures.length > 0 && { attachments: pictures.map((picture) => ({ ...picture, contentDisposition: "inline" as const })) }),
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe && { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  },
});

/** One-click unsubscribing counts only where the signature covers it (RFC 8058, section 4). */
const signedHeaders = [
  ...["From", "Reply-To", "Subject", "Date", "Message-ID", "To", "MIME-Version", "Content-Type", "In-Reply-To", "References"],
  ...["Auto-Submitted", "List-Unsubscribe", "List-Unsubscribe-Post"],
].join(":");

/** A server that goes on talking without ever taking the message runs into no timeout of the connection. */
const longestSending = 60_000;

/**
 * Hands one message to the SMTP server and returns its answer once the server has taken it. Throws what the server said otherwise, and after
 * `patience` milliseconds. The same `messageId` on a second try lets the receiver see that it is the same message.
 */
export async function sendMail(sender: Sender, mail: OutgoingMail, patience = longestSending): Promise<string> {
  const options = { ...envelopeOf(sender, mail), signal: AbortSignal.timeout(patience) };
  const { response } = (await pooledTransport(sender.server).sendMail(options)) as { response?: string };
  return response ?? "";
}

/** Sends one message by a connection of its own and returns the server's answer, also when that is a refusal. */
export async function tryMail(sender: Sender, mail: OutgoingMail): Promise<{ isSent: boolean; answer: string }> {
  const transport = transportTo(sender.server, {});
  try {
    const { response } = (await transport.sendMail(envelopeOf(sender, mail))) as { response?: string };
    return { isSent: true, answer: response ?? "" };
  } catch (error) {
    const { response, message } = error as { response?: string; message?: string };
    return { isSent: false, answer: (response ?? message ?? "No answer").replace(/\s+/g, " ").slice(0, 500) };
  } finally {
    transport.close();
  }
}

/** Ends the connections to the SMTP server that wait for a next message; `sendMail` opens new ones. */
export function closeMailer(): void {
  shared.coverkeepMailer?.transport.close();
  shared.coverkeepMailer = undefined;
}

/** A fresh Message-ID under this installation's host. */
export function newMessageId(id: string): string {
  return `<${id}@${new URL(env().APP_URL).hostname}>`;
}
