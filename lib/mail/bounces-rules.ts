/**
 * The meaning of a returned email: `final`, the address takes none; `passing`, it may take one later; `policy`, the other server refuses
 * us, which may pass; `message`, this one email is refused; `delayed`, the mail server still tries.
 */
type BounceKind = "final" | "passing" | "policy" | "message" | "delayed";
export type Bounced = { address: string; kind: BounceKind; reason: string };

/** Subjects and details of RFC 3463 under class 5 that say something else than that the address is wrong. The longest that fits counts. */
const kinds: Readonly<Record<string, BounceKind>> = {
  // The sender's address is at fault.
  "1.7": "message",
  "1.8": "message",
  // Mailbox full, message too long, a list that fails at the moment.
  "2.2": "passing",
  "2.3": "message",
  "2.4": "passing",
  // The mail system: full, or not accepting, but not a message that is too large or incompatible.
  "3": "passing",
  "3.3": "message",
  "3.4": "message",
  // Network and routing errors pass; a domain without a route does not.
  "4": "passing",
  "4.4": "final",
  // Protocol and content.
  "5": "message",
  "6": "message",
  // Security and policy.
  "7": "policy",
};

const enhanced = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;

/** By class and detail of RFC 3463. A status that says nothing ("5.0.0") gives way to the code in the server's own words. */
export function kindOfBounce(status: string, diagnostic: string): BounceKind {
  const told = enhanced.exec(status);
  const isVague = !told || (told[2] === "0" && told[3] === "0");
  const [, first = "5", subject = "0", detail = "0"] = (isVague ? enhanced.exec(diagnostic) : null) ?? told ?? [];
  if (first !== "5") return "passing";
  return kinds[`${subject}.${detail}`] ?? kinds[subject] ?? "final";
}

/** Days until an email that came back for a passing reason is tried again: the first, second and third time. */
const pauseDays = [1, 3, 7];

/** When it is tried again; null: it was tried often enough. */
export function nextTryOf(bounces: number, now: Date): Date | null {
  const days = pauseDays[bounces];
  return days === undefined ? null : new Date(now.getTime() + days * 24 * 3600 * 1000);
}
