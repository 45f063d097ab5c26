import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Attachment, type ParsedMail, simpleParser } from "mailparser";
import { endingOf, withEnding } from "@/lib/documents/endings-rules";
import { maximumFileBytes } from "@/lib/documents/values";
import { isTnef, isZip } from "@/lib/inbound/parser/kinds";
import { isDecoration } from "@/lib/inbound/parser/pictures";
import { readReport } from "@/lib/inbound/parser/reports";
import type { ParsedFile, ParsedMessage } from "@/lib/inbound/parser/schema";
import { isSmime, openSmime } from "@/lib/inbound/parser/signed";
import { filesOfTnef } from "@/lib/inbound/parser/tnef";
import { uuFilesIn } from "@/lib/inbound/parser/uuencode";
import { fileNameOf, storable } from "@/lib/inbound/parser/words";
import { type FileReason, maximumFiles } from "@/lib/inbound/values";
import { unpack } from "@/lib/infra/unzip";

/** Messages in messages, and archives in them. */
const deepest = 8;
const mostUnpackedBytes = 150 * 1024 * 1024;
const mostText = 20_000;

// Embedded messages come as attachments, so that their files are found the same way whatever their disposition.
const options = {
  ...{ skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true, keepDeliveryStatus: true, ignoreEmbedded: true },
  ...{ maxHtmlLengthToParse: 500_000, maxHeadSize: 1024 * 1024, maxChildNodes: 1000 },
};

type State = {
  folder: string;
  files: ParsedFile[];
  hashes: Set<string>;
  status: string;
  returned: string;
  texts: string[];
  hasLink: boolean;
};

/** Reads one message; files that are of use are written into `folder`. */
export async function parseMessage(file: string, folder: string): Promise<ParsedMessage> {
  const state: State = { folder, files: [], hashes: new Set(), status: "", returned: "", texts: [], hasLink: false };
  const mail = await simpleParser(await readFile(file), options);
  await takeAll(mail, state, { depth: 0, isOwn: true });
  const text = storable(state.texts.join("\n\n"), mostText);
  return {
    fromName: storable(mail.from?.value[0]?.name ?? "", 200),
    subject: storable(mail.subject ?? "", 300),
    text,
    hasLink: /https?:\/\//i.test(text) || state.hasLink,
    messageId: mail.messageId ? storable(mail.messageId, 400) : null,
    files: state.files,
    report: state.status ? readReport(state.status, state.returned) : null,
  };
}

/** The files of a message, and of what is the sender's own its text. */
async function takeAll(mail: ParsedMail, state: State, { depth, isOwn }: { depth: number; isOwn: boolean }): Promise<void> {
  const html = typeof mail.html === "string" ? mail.html.slice(0, 2_000_000) : "";
  const { files, rest } = uuFilesIn(mail.text ?? "");
  if (isOwn && rest) state.texts.push(rest);
  if (isOwn) state.hasLink ||= /href\s{0,5}=/i.test(html.slice(0, 500_000));
  for (const { name, bytes } of files) await take(fileNameOf(name), bytes, { isInText: false, depth: depth + 1 }, state);
  for (const part of mail.attachments) {
    const name = fileNameOf(part.filename ?? "");
    if (isSmime(part.contentType, name)) await takeSmime(part.content, name, state, { depth, isOwn });
    else await takePart(part, html, state, depth);
  }
}

/** A message whose signature encloses it: it is opened as if it came without. */
async function takeSmime(bytes: Buffer, name: string, state: State, { depth, isOwn }: { depth: number; isOwn: boolean }): Promise<void> {
  if (depth >= deepest) return leaveOut(name, bytes, "too_deep", state);
  const enclosed = openSmime(bytes);
  if (enclosed.kind === "encrypted") return leaveOut(name, bytes, "encrypted", state);
  if (enclosed.kind === "other") return leaveOut(name, bytes, "unsupported", state);
  await takeAll(await simpleParser(enclosed.message, options), state, { depth: depth + 1, isOwn });
}

const isReportPart = ({ contentType }: Attachment) => contentType === "message/delivery-status" || contentType === "text/rfc822-headers";

async function takePart(part: Attachment, html: string, state: State, depth: number): Promise<void> {
  const { content: bytes, contentType, filename, cid, related } = part;
  if (contentType === "message/delivery-status") state.status += `${bytes.toString("latin1").slice(0, 100_000)}\n\n`;
  if (contentType === "text/rfc822-headers") state.returned += bytes.toString("latin1").slice(0, 100_000);
  if (isReportPart(part)) return;
  const name = fileNameOf(filename ?? "");
  if (contentType === "message/rfc822" || /\.eml$/i.test(name)) return takeMessage(bytes, name, state, depth);
  const isInText = related || (cid !== undefined && html.includes(`cid:${cid}`));
  return take(name, bytes, { isInText, depth }, state);
}

/** A forwarded message: its files are taken like the message's own. */
async function takeMessage(bytes: Buffer, name: string, state: State, depth: number): Promise<void> {
  state.returned += bytes.subarray(0, 50_000).toString("latin1");
  if (depth >= deepest) return leaveOut(name, bytes, "too_deep", state);
  await takeAll(await simpleParser(bytes, options), state, { depth: depth + 1, isOwn: false });
}

type Place = { isInText: boolean; depth: number };

async function take(name: string, bytes: Buffer, { isInText, depth }: Place, state: State): Promise<void> {
  if (bytes.length === 0) return leaveOut(name, bytes, "empty", state);
  if (isTnef(bytes)) return takeTnef(name, bytes, depth, state);
  const ending = endingOf(bytes);
  // The encoding of a part whose headers do not state it, or whose encoding the message's parser does not know.
  const inside = !ending && depth < deepest && bytes.length > 10 ? uuFilesIn(bytes.toString("latin1")).files : [];
  if (inside.length > 0) {
    for (const file of inside) await take(fileNameOf(file.name), file.bytes, { isInText, depth: depth + 1 }, state);
    return;
  }
  if (!ending && isZip(bytes)) return takeArchive(name, bytes, depth, state);
  if (!ending) return leaveOut(name, bytes, isInText ? "decoration" : "unsupported", state);
  const isPicture = ending !== "pdf" && ending !== "doc" && ending !== "docx";
  if (isPicture && (await isDecoration(bytes, isInText))) return leaveOut(name, bytes, "decoration", state);
  if (bytes.length > maximumFileBytes) return leaveOut(name, bytes, "too_large", state);
  const sha256 = hashOf(bytes);
  if (state.hashes.has(sha256)) return leaveOut(name, bytes, "repeated", state);
  if (state.files.filter(({ reason }) => reason === null).length >= maximumFiles) return leaveOut(name, bytes, "too_many", state);
  state.hashes.add(sha256);
  const target = path.join(state.folder, String(state.files.length));
  await writeFile(target, bytes);
  state.files.push({ fileName: withEnding(name, ending), fileSize: bytes.length, sha256, reason: null, path: target });
}

async function takeTnef(name: string, bytes: Buffer, depth: number, state: State): Promise<void> {
  const files = filesOfTnef(bytes) ?? [];
  if (files.length === 0 || depth >= deepest) return leaveOut(name, bytes, "unsupported", state);
  for (const file of files) await take(fileNameOf(file.name), file.bytes, { isInText: false, depth: depth + 1 }, state);
}

async function takeArchive(name: string, bytes: Buffer, depth: number, state: State): Promise<void> {
  if (depth >= 2) return leaveOut(name, bytes, "too_deep", state);
  const files = unpack(bytes, /[^/]$/, mostUnpackedBytes);
  if (!files || files.size === 0) return leaveOut(name, bytes, "unreadable_archive", state);
  for (const [inner, content] of files) {
    if (inner.startsWith("__MACOSX/")) continue;
    await take(fileNameOf(inner), content, { isInText: false, depth: depth + 1 }, state);
  }
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** At most so many are listed: a message of ten thousand pieces fills no screen. */
function leaveOut(fileName: string, bytes: Buffer, reason: FileReason, { files }: State): void {
  if (files.length < maximumFiles * 2) files.push({ fileName, fileSize: bytes.length, sha256: hashOf(bytes), reason, path: null });
}
