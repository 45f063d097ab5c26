import { z } from "zod";
import { appNameMark } from "@/lib/infra/app-name";
import { coded, inWords, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { isSentence, plainName } from "@/lib/infra/text-rules";
import { endedOnce, type TextKey, translatorNow, type ValuesOf, valueIn } from "@/messages/say";

/** How long tries continue while the mail server is away. */
export const retryDays = 4;

/** Seconds until the next try: half a minute at first, doubled each time, at most an hour. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 3600);
}

/** Whether a person may have a message sent once more. */
export const wasNotDelivered = (status: string) => status === "FAILED" || status === "SKIPPED" || status === "BOUNCED";

/** Why a message past its `validUntil` is not sent. Only links are sealed. */
export const outOfDate = ({ sealed }: { sealed: boolean }) =>
  coded(sealed ? "server.mail.theLinkExpiredBeforeSending" : "server.mail.itWasOutOfDateBeforeSending");

/**
 * Why a message was not sent, for people. `isFinal`: the receiving server refused this recipient or message for good. `answer`:
 * what a server said.
 */
export type SendingFailure = { isFinal: boolean; reason: Sentence; answer: string | null };

/**
 * Reads an error of the mailer. A refused sign-in or sender is our own setting and counts as an outage: an operator corrects it, and the
 * message is sent.
 */
export function failureOf(error: unknown): SendingFailure {
  const { code, command, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const said = typeof response === "string" ? response.replace(/\s+/g, " ").slice(0, 300) : sentenceIn(response);
  const answer = said ? inWords(said) : null;
  const quoting = (reason: Sentence) => (said ? joined(" ", [reason, coded("server.mail.theServerSaid", { said })]) : reason);
  const step = String(command ?? "").toUpperCase();
  const isAboutMessage = step.startsWith("RCPT") || step.startsWith("DATA") || (code === "EENVELOPE" && !step.startsWith("MAIL"));
  if (typeof responseCode === "number" && responseCode >= 500 && isAboutMessage) {
    return { isFinal: true, reason: quoting(coded("server.mail.theRecipientsServerRefused")), answer };
  }
  if (code === "EOAUTH") return { isFinal: false, reason: quoting(coded("server.mail.noAccessTokenForThe")), answer };
  if (said) return { isFinal: false, reason: quoting(coded("server.mail.theMailServerDidNot")), answer };
  return { isFinal: false, reason: coded("server.mail.theMailServerCouldNot"), answer };
}

/** A message's words. Plain text: it reads everywhere and cannot hide where a link leads. */
/** How the occasion of an email begins that asks for a missing payment: it is of no use once the payment is there. */
export const missingPayment = "billing:failed:";

export type MailText = { subject: string; body: string };

/** What we wrote ourselves: a link of ours, or a text whose names are plain already. */
class Own {
  constructor(readonly text: Sentence) {}
}

export const own = (text: Sentence) => new Own(text);

/** An email address as it is, so that the reader recognizes it. Anything else is a name. */
export const ownAddress = (text: string): Own | string => (z.email().safeParse(text).success ? own(text) : text);

type Value = string | number | Own | Exclude<Sentence, string>;
type Values<K extends TextKey> = Omit<ValuesOf<K, Value>, "product">;

const wordsOf = (value: Exclude<Value, number>): string =>
  value instanceof Own ? inWords(value.text) : typeof value === "string" ? plainName(value) : inWords(value);

/**
 * The words of an email, in the language of its reader. Every inserted text is treated as a name that someone typed, and is made plain;
 * texts that may stay as they are must be `own` or coded. So no text can forget it. "{product}" need not be given.
 */
export function mailWords<K extends TextKey>(key: K, values: Values<K>): string {
  const given = Object.entries<Value>(values as Readonly<Record<string, Value>>).map(([name, value]) => {
    if (typeof value === "number") return [name, value] as const;
    return [name, valueIn(wordsOf(value), isSentence)] as const;
  });
  return endedOnce(translatorNow()(key, { product: appNameMark, ...Object.fromEntries(given) }));
}

/** Names the company: others may have given this address too, and what is confirmed gets it. */
export function confirmEmailText(firstName: string, company: string, link: string): MailText {
  return {
    subject: mailWords("server.mail.confirmEmailSubject", {}),
    body: mailWords("server.mail.confirmEmailBody", { firstName, company, link: own(link) }),
  };
}

/** `company` is named where the address has several accounts. */
export function resetPasswordText(firstName: string, link: string, company: string | null): MailText {
  return {
    subject: mailWords("server.mail.resetPasswordSubject", {}),
    body: company
      ? mailWords("server.mail.resetPasswordOfCompanyBody", { firstName, company, link: own(link) })
      : mailWords("server.mail.resetPasswordBody", { firstName, link: own(link) }),
  };
}

/** Tells an account's owner what happened to it, as a sentence without its period. */
export function securityNoticeText(firstName: string, fact: Sentence): MailText {
  return {
    subject: inWords(fact),
    body: mailWords("server.mail.securityNoticeBody", { firstName, fact: own(fact) }),
  };
}

type DoneWork = { company: string; project: string; contractNumber: string | null };

/** Asks for insurance that a project still requires after its work, with what is missing. An agent is asked for the certificate itself. */
export function completedOperationsText(
  vendor: { name: string; contactName: string | null; isForAgent: boolean },
  { company, project, contractNumber }: DoneWork,
  gap: string,
): MailText {
  const work = contractNumber ? mailWords("server.mail.projectWithContract", { project, contractNumber }) : plainName(project);
  return {
    subject: vendor.isForAgent
      ? mailWords("server.mail.completedOperationsAgentSubject", { company, vendor: vendor.name })
      : mailWords("server.mail.completedOperationsSubject", { company, project }),
    body: mailWords(vendor.isForAgent ? "server.mail.completedOperationsAgentBody" : "server.mail.completedOperationsBody", {
      ...{ contactName: vendor.contactName ?? vendor.name, company, vendor: vendor.name },
      ...{ project: own(work), gap: own(gap) },
    }),
  };
}
