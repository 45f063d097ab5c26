import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { Statement } from "@/lib/inbound/addressing/proofs-schema";
import {
  mailgunCall,
  type Provider,
  postmarkCall,
  sendgridCall,
  sendgridEnvelope,
  sesNotice,
  snsCall,
  snsConfirmation,
} from "@/lib/inbound/receiving/webhooks-schema";
import { sameText } from "@/lib/infra/crypto";
import { parseJson } from "@/lib/infra/json-rules";

/** A call as it came. Texts of forms are latin1, byte for byte. */
export type Call = { authorization: string | null; contentType: string; body: Buffer; form: Readonly<Record<string, string>> };

export type Arrival = { raw: Buffer; from: string; recipients: string[]; key: string | null; stated?: Statement };

const nothing: Statement = { spf: null, dkim: [], dmarc: null };

/** SendGrid reports which domains signed, and whether the envelope's sender passed. */
function statedBySendgrid({ SPF, dkim }: z.output<typeof sendgridCall>, from: string): Statement {
  const signed = [...dkim.matchAll(/@?([a-z0-9.-]{1,253})\s{0,3}:\s{0,3}pass\b/gi)].map(([, domain = ""]) => domain).slice(0, 50);
  return { ...nothing, spf: /^pass\b/i.test(SPF) && from ? from.slice(0, 320) : null, dkim: signed };
}

/** Of Amazon's verdicts, only DMARC's says that the domain that passed is that of the From address. */
const statedBySes = (status: string | undefined): Statement => ({
  ...nothing,
  dmarc: status === "PASS" ? "pass" : status === "FAIL" ? "fail" : null,
});

/** Whether the password of the address that was called is ours: "https://coverkeep:<secret>@host/api/inbound/postmark". */
export function hasPassword({ authorization }: Pick<Call, "authorization">, secret: string): boolean {
  const [, encoded = ""] = /^Basic ([\w+/=-]{1,500})$/i.exec(authorization ?? "") ?? [];
  const given = Buffer.from(encoded, "base64").toString("utf8");
  return given.includes(":") && sameText(given.slice(given.indexOf(":") + 1), secret);
}

/** How old a signed call may be, in seconds. */
const longest = 15 * 60;

function isSigned({ timestamp, token, signature }: z.output<typeof mailgunCall>, secret: string, now: Date): boolean {
  const made = createHmac("sha256", secret)
    .update(timestamp + token)
    .digest("hex");
  return sameText(made, signature) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= longest;
}

function json(body: Buffer): unknown {
  try {
    return parseJson(body.toString("utf8"));
  } catch {
    return null;
  }
}

const readers: Record<Provider, (call: Call, secret: string, now: Date) => Arrival | "unsigned" | null> = {
  postmark: ({ body }) => {
    const { data } = postmarkCall.safeParse(json(body));
    return data
      ? {
          raw: Buffer.from(data.RawEmail, "utf8"),
          from: data.From,
          recipients: [data.OriginalRecipient].filter(Boolean),
          key: data.MessageID,
        }
      : null;
  },
  mailgun: ({ form }, secret, now) => {
    const { data } = mailgunCall.safeParse(form);
    if (!data) return null;
    if (!isSigned(data, secret, now)) return "unsigned";
    return {
      raw: Buffer.from(data["body-mime"], "latin1"),
      from: data.sender,
      recipients: data.recipient.split(",").map((one) => one.trim()),
      key: data.token,
    };
  },
  sendgrid: ({ form }) => {
    const { data } = sendgridCall.safeParse(form);
    const envelope = sendgridEnvelope.safeParse(json(Buffer.from(data?.envelope ?? "", "latin1"))).data;
    if (!data) return null;
    const from = envelope?.from ?? "";
    return {
      raw: Buffer.from(data.email, "latin1"),
      from,
      recipients: envelope?.to ?? [],
      key: null,
      stated: statedBySendgrid(data, from),
    };
  },
  ses: ({ body }) => {
    const call = snsCall.safeParse(json(body)).data;
    const notice = call?.Type === "Notification" ? sesNotice.safeParse(json(Buffer.from(call.Message, "utf8"))).data : undefined;
    if (!call || !notice) return null;
    const { content, mail, receipt } = notice;
    const raw = Buffer.from(content, receipt?.action?.encoding?.toUpperCase() === "BASE64" ? "base64" : "utf8");
    return {
      raw,
      from: mail.source,
      recipients: receipt?.recipients ?? mail.destination,
      key: call.MessageId,
      stated: statedBySes(receipt?.dmarcVerdict?.status),
    };
  },
};

/** The address that confirms that the calls of Amazon SNS are wanted; null: this call asks for nothing. */
export const confirmationOf = (provider: Provider, body: Buffer): string | null =>
  provider === "ses" ? (snsConfirmation.safeParse(json(body)).data?.SubscribeURL ?? null) : null;

/** The message in a call. "unsigned": its signature is wrong or old; null: it has no message in a form that is known. */
export const readCall = (provider: Provider, call: Call, secret: string, now: Date): Arrival | "unsigned" | null =>
  readers[provider](call, secret, now);

/** Mailgun signs each call; the others know the password of the address that they call. */
export const isSignedByCall = (provider: Provider): boolean => provider === "mailgun";
