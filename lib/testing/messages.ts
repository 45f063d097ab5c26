import { randomUUID } from "node:crypto";

/* Emails as people's programs write them, for tests and benchmarks. */

export type Part = {
  type: string;
  body: Uint8Array | string;
  name?: string;
  disposition?: "attachment" | "inline";
  headers?: string[];
  raw?: boolean;
};

export type Written = {
  from?: string;
  to?: string | string[];
  cc?: string;
  subject?: string;
  text?: string;
  html?: string;
  messageId?: string | null;
  date?: string;
  headers?: string[];
  parts?: Part[];
};

const lines = (base64: string) => base64.replace(/(.{76})/g, "$1\r\n");

function partOf({ type, body, name, disposition = "attachment", headers = [], raw = false }: Part): Buffer {
  const named = name ? `; filename="${name}"` : "";
  const head = [`Content-Type: ${type}${name ? `; name="${name}"` : ""}`, `Content-Disposition: ${disposition}${named}`, ...headers];
  if (raw) return Buffer.concat([Buffer.from(`${[...head, "", ""].join("\r\n")}`), Buffer.from(body)]);
  const base64 = lines(Buffer.from(body).toString("base64"));
  return Buffer.from([...head, "Content-Transfer-Encoding: base64", "", base64].join("\r\n"));
}

/** A whole message in its wire format. */
export function writeMessage({ from = "office@vendor.example", to = "docs@in.example", parts = [], ...rest }: Written): Buffer {
  const {
    cc,
    subject = "Certificate",
    text = "Please find our certificate attached.",
    html,
    messageId = `<${randomUUID()}@mail.example>`,
  } = rest;
  const boundary = `=_${randomUUID()}`;
  const head = [
    ...[`From: ${from}`, `To: ${[to].flat().join(", ")}`, ...(cc ? [`Cc: ${cc}`] : []), `Subject: ${subject}`],
    ...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
    ...[`Date: ${rest.date ?? new Date().toUTCString()}`, "MIME-Version: 1.0", ...(rest.headers ?? [])],
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
  ];
  const bodies = [
    ...(text ? [Buffer.from(`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`)] : []),
    ...(html ? [Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)] : []),
    ...parts.map(partOf),
  ];
  const pieces = bodies.flatMap((body) => [Buffer.from(`\r\n--${boundary}\r\n`), body]);
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), ...pieces, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

export const pdfPart = (body: Uint8Array, name = "certificate.pdf"): Part => ({ type: "application/pdf", body, name });

/** A delivery report (RFC 3464) about a message of ours. */
export function writeReport(about: { recipient: string; messageId: string; status?: string; action?: string; to?: string }): Buffer {
  const { recipient, messageId, status = "5.1.1", action = "failed", to = "no-reply@coverkeep.example" } = about;
  const boundary = `=_${randomUUID()}`;
  const parts = [
    "Content-Type: text/plain\r\n\r\nYour message could not be delivered.",
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 5.1.1 No such user here`,
    `Content-Type: message/rfc822\r\n\r\nFrom: Coverkeep <no-reply@coverkeep.example>\r\nTo: ${recipient}\r\nSubject: Certificate\r\nMessage-ID: ${messageId}\r\n\r\nHi`,
  ];
  const head = [
    ...["From: Mail Delivery Subsystem <mailer-daemon@mx.example>", `To: ${to}`, "Subject: Undelivered Mail Returned to Sender"],
    ...["Return-Path: <>", "Auto-Submitted: auto-replied", `Message-ID: <${randomUUID()}@mx.example>`, "MIME-Version: 1.0"],
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`);
}
