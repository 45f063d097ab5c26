import { buffer } from "node:stream/consumers";
import type { Mail, MailKind } from "@/generated/prisma/client";
import { appName, appNameMark } from "@/lib/infra/app-name";
import { open } from "@/lib/infra/crypto";
import { inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { errorFacts, log } from "@/lib/infra/log";
import type { OutgoingMail } from "@/lib/infra/mailer";
import { inLanguage } from "@/lib/infra/server-texts";
import { storage } from "@/lib/infra/storage";
import { belowButtonOf, type Frame, footerOf } from "@/lib/mail/blocks-rules";
import { readerOf } from "@/lib/mail/kinds-rules";
import { hasButton, portalAddress, withBelowButton, withPortalLink } from "@/lib/mail/links-rules";
import { drawHtml } from "@/lib/mail/look-rules";
import { replyToOf, returnPathOf } from "@/lib/mail/reply-to-queries";
import { mailWords } from "@/lib/mail/rules";
import { unsubscribeToken } from "@/lib/mail/unsubscribe/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { languageNow, say, type TextKey } from "@/messages/say";

/** What the button says where the email does not say it itself. */
const buttons: Partial<Record<MailKind, TextKey>> = {
  CONFIRM_EMAIL: "server.mail.confirmEmailButton",
  CHANGE_EMAIL: "server.mail.confirmEmailButton",
  RESET_PASSWORD: "server.mail.choosePasswordButton",
  TEAM_INVITATION: "server.mail.joinButton",
};

const logoId = "logo@coverkeep";

type Facts = {
  company: { name: string; phone: string | null; logoKey: string | null };
  vendor: string | null;
  language: string | null;
  replyTo: string | null;
};

/** Whom an email is from and for, as the recipient reads it. */
async function readFacts(tx: Tx, { companyId }: CompanyScope, mail: Mail): Promise<Facts> {
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true, phone: true, logoKey: true } });
  const { vendorId, recipient } = mail;
  const where = { companyId_id: { companyId, id: vendorId ?? "" } };
  const vendor = vendorId ? await tx.vendor.findUnique({ where, select: { name: true, language: true } }) : null;
  const reader = vendorId ? vendor : await tx.user.findFirst({ where: { companyId, email: recipient }, select: { language: true } });
  const language = mail.language ?? reader?.language ?? null;
  return { company, vendor: vendor?.name ?? null, language, replyTo: await replyToOf(tx, mail, mail.writerId) };
}

/** The message as it is sent: its text and HTML, its reply address, and how to unsubscribe. */
export async function letterOf(scope: CompanyScope, mail: Mail): Promise<OutgoingMail> {
  const facts = await inCompany(scope, (tx) => readFacts(tx, scope, mail));
  const link = mail.portalLinkId ? portalAddress(env().APP_URL, mail.portalLinkId) : "";
  const written = mail.sealed ? open("mail", mail.body) : mail.body;
  const unsubscribe = isUnsubscribable(mail) ? unsubscribeToken({ companyId: mail.companyId, mailId: mail.id }) : null;
  const hasInbound = (await getInbound()) !== null;
  const frame = frameOf(mail, facts, { unsubscribe, hasInbound });
  const text = withPortalLink(
    inLanguage(facts.language, () => withBelowButton(written, belowButtonOf(frame))),
    link,
  );
  const words = inLanguage(facts.language, () => footerOf(frame));
  const logo = isOutside(mail) && facts.company.logoKey ? await readLogo(facts.company.logoKey) : null;
  const html = inLanguage(facts.language, () => htmlOf(mail, facts, { text, footer: words, link, logo: logo ? `cid:${logoId}` : null }));
  const documents = mail.kind === "VENDOR_MESSAGE" ? (await getSettings()).email.documentsAddress : null;
  const replyTo = documents ?? facts.replyTo;
  const returnTo = await returnPathOf(mail.id);
  return {
    ...{ to: mail.recipient, subject: mail.subject, messageId: mail.messageId, html },
    text: words ? `${text}\n\n-- \n${words}` : text,
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo }),
    ...(mail.references && { references: mail.references }),
    ...(replyTo && { replyTo }),
    ...(returnTo && { returnTo }),
    ...(isOutside(mail) && { fromName: inLanguage(facts.language, () => fromOf(facts.company.name)) }),
    ...(logo && { pictures: [{ cid: logoId, contentType: "image/png", content: logo }] }),
    ...(unsubscribe && { unsubscribe: `${env().APP_URL}/api/unsubscribe/${unsubscribe}` }),
  };
}

/** The same for a screen: without secrets, with nothing to load. */
export async function previewOf(scope: CompanyScope, mail: Mail): Promise<{ text: string; html: string }> {
  if (mail.sealed) return { text: "", html: "" };
  const facts = await inCompany(scope, (tx) => readFacts(tx, scope, mail));
  const hasInbound = (await getInbound()) !== null;
  const address = new URL("/portal/", env().APP_URL).href;
  const frame = frameOf(mail, facts, { unsubscribe: null, hasInbound });
  const body = inLanguage(facts.language, () => withBelowButton(mail.body, belowButtonOf(frame)));
  const end = inLanguage(facts.language, () => footerOf(frame));
  const look = { text: withPortalLink(body, address), footer: end, link: address, logo: null };
  const html = inLanguage(facts.language, () => htmlOf(mail, facts, look));
  return { text: withPortalLink(body, say("server.mail.linkMark")), html };
}

/** Whether an email is the company's to someone else, rather than ours to its members. */
const isOutside = (mail: Mail) => readerOf(mail) !== "member";

const fromOf = (company: string) => mailWords("server.mail.fromVia", { company }).replaceAll(appNameMark, () => appName());

/** Reminders can be stopped by their recipient; what a person sent by hand is one message. */
const isUnsubscribable = ({ kind, vendorId }: Mail) =>
  vendorId !== null && ["EXPIRATION_REMINDER", "FOLLOW_UP", "DOCUMENT_REMINDER"].includes(kind);

type Ends = { unsubscribe: string | null; hasInbound: boolean };

/** Who sends an email and why, whom an answer reaches, and how to stop. */
function frameOf(mail: Mail, { company, vendor, replyTo }: Facts, { unsubscribe, hasInbound }: Ends): Frame {
  const { kind, vendorId } = mail;
  const withButton = !mail.sealed && hasButton(mail.body);
  const stop = unsubscribe && `${env().APP_URL}/unsubscribe/${unsubscribe}`;
  return { kind, vendorId, company, vendor, isAnswered: replyTo !== null, hasInbound, hasButton: withButton, stop };
}

type Drawn = { text: string; footer: string; link: string; logo: string | null };

function htmlOf(mail: Mail, { company }: Facts, { text, footer, link, logo }: Drawn): string {
  const { kind, buttonLabel } = mail;
  const { origin } = new URL(env().APP_URL);
  // Emails to members have the link that they are about on a line of its own.
  const address = link || (text.split("\n").find((line) => line.startsWith(`${origin}/`) && !/\s/.test(line)) ?? "");
  const known = buttons[kind];
  const label =
    buttonLabel ??
    (known
      ? (say as (key: TextKey) => string)(known)
      : link
        ? say("server.mail.portalButton")
        : say("server.mail.openButton", { product: appName() }));
  return drawHtml({
    ...{ language: languageNow(), sender: isOutside(mail) ? company.name : appName(), logo, text, footer, origin },
    linkLabel: say("server.mail.openLink"),
    button: address ? { label, address } : null,
  });
}

/** An email is sent without the logo while the storage is away. */
async function readLogo(key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage().read(key));
  } catch (error) {
    log.warn(errorFacts(error), "the logo could not be read");
    return null;
  }
}
