import { mac, sameText } from "@/lib/infra/crypto";

type Mailed = { companyId: string; mailId: string };

const ids = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/;

/** What the unsubscribe address of an email holds: which email it is of, signed. It never expires. */
export function unsubscribeToken({ companyId, mailId }: Mailed): string {
  const text = `${companyId}.${mailId}`;
  return `${Buffer.from(text).toString("base64url")}.${mac("unsubscribe", text)}`;
}

/** The email that a token is of; null for a token that we did not write. */
export function readUnsubscribeToken(token: string): Mailed | null {
  const [encoded = "", signature = ""] = token.split(".");
  const text = Buffer.from(encoded, "base64url").toString();
  const [, companyId, mailId] = ids.exec(text) ?? [];
  return companyId && mailId && sameText(signature, mac("unsubscribe", text)) ? { companyId, mailId } : null;
}
