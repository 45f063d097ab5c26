import { createHash } from "node:crypto";
import type { InboundAddress } from "@/lib/tenancy/settings/inbound-rules";

/*
 * Who an email is for and from. Its headers are read here without a mail parser, so that a message that no parser can read still reaches
 * the company that it is for. The patterns take a time that is linear in the length of a line.
 */

/** Headers that are looked at, in bytes and lines. */
const most = { bytes: 256 * 1024, lines: 3000 };

export type Headers = { get(name: string): string | undefined; all(name: string): string[] };

/** The bytes before the first empty line, and those after it. */
function splitHead(raw: Buffer): { head: Buffer; body: Buffer } {
  const ends = ["\r\n\r\n", "\n\n"].map((mark) => ({ mark, at: raw.subarray(0, most.bytes).indexOf(mark) })).filter(({ at }) => at >= 0);
  const first = ends.sort((one, other) => one.at - other.at)[0];
  if (!first) return { head: raw.subarray(0, most.bytes), body: raw.subarray(Math.min(raw.length, most.bytes)) };
  return { head: raw.subarray(0, first.at), body: raw.subarray(first.at + first.mark.length) };
}

function linesOf(head: Buffer): { name: string; value: string }[] {
  const fields: { name: string; value: string }[] = [];
  for (const line of head.toString("latin1").split(/\r?\n/).slice(0, most.lines)) {
    const last = fields.at(-1);
    if (last && (line.startsWith(" ") || line.startsWith("\t"))) {
      last.value += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(":");
    if (colon > 0 && colon < 80) fields.push({ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() });
  }
  return fields;
}

export function headersOf(raw: Buffer): Headers {
  const fields = linesOf(splitHead(raw).head);
  const all = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value);
  return { all, get: (name) => all(name)[0] };
}

const authored = [
  ...["from", "sender", "reply-to", "to", "cc", "subject", "date", "message-id", "in-reply-to", "references"],
  ...["mime-version", "content-type", "content-transfer-encoding", "content-disposition"],
];

/**
 * A hash of what the sender wrote. Lines that servers add on the way differ between two copies of one message, as in two folders of a
 * mailbox; two messages with one Message-ID differ in their content.
 */
export function contentHash(raw: Buffer): string {
  const { head, body } = splitHead(raw);
  const hash = createHash("sha256");
  for (const { name, value } of linesOf(head)) if (authored.includes(name)) hash.update(`${name}:${value.replace(/\s+/g, " ")}\n`);
  return hash.update("\n").update(body.toString("latin1").replaceAll("\r\n", "\n").trimEnd(), "latin1").digest("hex");
}

const addressShape = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}/gi;

/** The addresses in a header, in lower case. */
export const addressesIn = (value: string): string[] => (value.slice(0, 20_000).match(addressShape) ?? []).map((one) => one.toLowerCase());

/** The sender's address; "" where there is none. The one in angle brackets, since a name may look like an address. */
export function senderOf(headers: Headers): string {
  const from = headers.get("from") ?? headers.get("sender") ?? "";
  const open = from.lastIndexOf("<");
  return (open >= 0 ? addressesIn(from.slice(open))[0] : undefined) ?? addressesIn(from)[0] ?? "";
}

const addressed = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "x-forwarded-to", "resent-to", "resent-cc"];

/** Every address that the message was sent to, by its headers and its entry. */
export function recipientsOf(headers: Headers, envelope: readonly string[]): string[] {
  const named = addressed.flatMap((name) => headers.all(name).flatMap(addressesIn));
  return [...new Set([...envelope.map((one) => one.toLowerCase()), ...named])].slice(0, 500);
}

/** The part before the @ of an address of ours: the vendor's token or the company's name. "docs+docs+token" is one too. */
export function nameAt(address: string, { local, domain }: InboundAddress): string | null {
  const at = address.lastIndexOf("@");
  if (address.slice(at + 1) !== domain) return null;
  const last = address.slice(0, at).split("+").at(-1) ?? "";
  return last === "" || last === local ? null : last;
}

const idShape = /<[^<>\s]{3,200}>/g;

/** Message-IDs of the thread that a message belongs to, the nearest first. */
export function threadOf(headers: Headers): string[] {
  const ids = ["in-reply-to", "references"].flatMap((name) => (headers.get(name) ?? "").slice(0, 20_000).match(idShape) ?? []);
  return [...new Set(ids.toReversed())].slice(0, 100);
}

const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|noreply-.{0,40})(?:[+=.-].{0,60})?@/;
const absence =
  /^(?:out of (?:the )?office|automatic reply|auto(?:matic)?[ -]?(?:reply|response)|automatische antwort|r[ée]ponse automatique|respuesta autom[áa]tica|fuera de la oficina)/i;

/**
 * Whether a machine sent it (RFC 3834): the null sender, a mark of automatic mail or of a list, an address that no one reads, or the
 * subject of a robot that sets no mark.
 */
export function isAutomatic(headers: Headers, envelopeFrom: string | null, subject: string): boolean {
  const value = (name: string) => headers.get(name)?.toLowerCase() ?? "";
  const marked = [
    "x-auto-response-suppress",
    "x-autoreply",
    "x-autorespond",
    "x-autorespond-to",
    "list-id",
    "list-unsubscribe",
    "feedback-id",
  ];
  return (
    envelopeFrom === "" ||
    headers.get("return-path")?.replace(/\s/g, "") === "<>" ||
    (value("auto-submitted") !== "" && !value("auto-submitted").startsWith("no")) ||
    /^(?:bulk|junk|list|auto_reply)/.test(value("precedence")) ||
    marked.some((name) => headers.get(name) !== undefined) ||
    value("content-type").startsWith("multipart/report") ||
    robots.test(senderOf(headers)) ||
    absence.test(subject.trim())
  );
}
