import { appNameMark } from "@/lib/infra/app-name";
import { writtenDate } from "@/lib/infra/dates/rules";
import { plainName, sentence } from "@/lib/infra/text/rules";

/** How long tries go on while the mail server is away. */
export const retryDays = 4;

/** Seconds until the next try: half a minute at first, doubled each time, at most an hour. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 3600);
}

/** Why a message past its `validUntil` is not sent. Only links are sealed. */
export const outOfDate = ({ sealed }: { sealed: boolean }) =>
  sealed ? "The link in it expired before it could be sent." : "It was out of date before it could be sent.";

/** Why a message was not sent, for people. `isFinal`: the receiving server refused this recipient or message for good. */
export type SendingFailure = { isFinal: boolean; reason: string };

/**
 * Reads what the mailer threw. A refused sign-in or sender is our own setting and counts as an outage: it is mended, and the
 * message goes out.
 */
export function failureOf(error: unknown): SendingFailure {
  const { code, command, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const said = typeof response === "string" ? ` The server said: ${response.replace(/\s+/g, " ").slice(0, 300)}` : "";
  const step = String(command ?? "").toUpperCase();
  const isAboutMessage = step.startsWith("RCPT") || step.startsWith("DATA") || (code === "EENVELOPE" && !step.startsWith("MAIL"));
  if (typeof responseCode === "number" && responseCode >= 500 && isAboutMessage) {
    return { isFinal: true, reason: `The recipient's mail server refused this email.${said}` };
  }
  if (said) return { isFinal: false, reason: `The mail server did not take this email yet.${said}` };
  return { isFinal: false, reason: "The mail server could not be reached." };
}

/** A message's words. Plain text: it reads everywhere and cannot hide where a link leads. */
export type MailText = { subject: string; body: string };

/** What we wrote ourselves: a link of ours, or a text whose names are plain already. */
class Own {
  constructor(private readonly text: string) {}
  toString() {
    return this.text;
  }
}

export const own = (text: string) => new Own(text);

/**
 * The words of an email. Every text that is put in is taken for a name that someone typed, and is made plain; what may stand as it
 * is must be `own`. So no text can forget it.
 */
export function words(parts: TemplateStringsArray, ...values: (string | number | Own)[]): string {
  const plain = values.map((value) => (typeof value === "string" ? plainName(value) : String(value)));
  // After "Acme Inc." the sentence has its period already.
  return parts
    .map(
      (part, place) =>
        (place > 0 && part.startsWith(".") && sentence(plain[place - 1] ?? "") === plain[place - 1] ? part.slice(1) : part) +
        (plain[place] ?? ""),
    )
    .join("");
}

/** The product's name, which the outbox puts in when an email is written. */
export const productName = own(appNameMark);

export const signature = own(`\n\n${productName}\nThis is an automated email. Please do not reply.`);

/** Names the company: others may have given this address too, and what is confirmed gets it. */
export function confirmEmailText(firstName: string, company: string, link: string): MailText {
  return {
    subject: "Confirm your email address",
    body: words`Hi ${firstName},\n\nPlease confirm your email address for ${company} on ${productName}:\n\n${own(link)}\n\nThe link works once and expires in 3 days. If you did not sign up, ignore this email.${signature}`,
  };
}

/** `company` is named where the address has several accounts. */
export function resetPasswordText(firstName: string, link: string, company: string | null): MailText {
  return {
    subject: "Reset your password",
    body: words`Hi ${firstName},\n\nSomeone asked to reset your password${own(company ? words` for ${company}` : "")}. Choose a new password here:\n\n${own(link)}\n\nThe link works once and expires in 1 hour. If you did not ask for this, ignore this email. Your password will not change.${signature}`,
  };
}

/** Tells an account's owner what happened to it, as a sentence without its full stop. */
export function securityNoticeText(firstName: string, fact: string): MailText {
  return {
    subject: fact,
    body: words`Hi ${firstName},\n\n${own(fact)}.\n\nIf this was not you, reset your password now. Then sign out any device you do not recognize under Settings, Security.${signature}`,
  };
}

export function vendorInvitationText(vendor: { name: string; contactName: string | null }, company: string): MailText {
  return {
    subject: words`${company} needs your certificate of insurance`,
    body: words`Hi ${vendor.contactName ?? vendor.name},\n\n${company} needs a current certificate of insurance (ACORD 25 or equivalent) from ${vendor.name}.\n\nPlease ask your insurance agent to send the certificate to your contact at ${company}.${signature}`,
  };
}

export type ReminderLine = { coverage: string; policyNumber: string | null; expirationDate: string; daysRemaining: number };

/** One message for all policies of a vendor that are due, the most urgent first. */
export function expirationReminderText(
  vendor: { name: string; contactName: string | null },
  company: string,
  lines: readonly ReminderLine[],
): MailText {
  const sorted = [...lines].sort((a, b) => a.daysRemaining - b.daysRemaining);
  const days = sorted[0]?.daysRemaining ?? 0;
  const inDays = (count: number) => (count === 1 ? "1 day" : `${count} days`);
  const list = sorted
    .map(
      (line) =>
        words`- ${line.coverage}${own(line.policyNumber ? words`, policy ${line.policyNumber}` : "")}: expires ${writtenDate(line.expirationDate)} (in ${inDays(line.daysRemaining)})`,
    )
    .join("\n");
  return {
    subject: words`Insurance for ${vendor.name} expires in ${inDays(days)}`,
    body: words`Hi ${vendor.contactName ?? vendor.name},\n\nThe insurance that ${company} has on file for ${vendor.name} expires soon:\n\n${own(list)}\n\nPlease ask your insurance agent to send a renewal certificate to your contact at ${company}.${signature}`,
  };
}
