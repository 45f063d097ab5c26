import type { MailKind } from "@/generated/prisma/client";
import { appName, appNameMark } from "@/lib/infra/app-name";
import { readerOf } from "@/lib/mail/kinds-rules";
import type { Reader } from "@/lib/mail/kinds-values";
import { mailWords, own } from "@/lib/mail/rules";

/** The block below an email's text. `certificate` and `questions` say that an answer is read, `notRead` that none is: no email has both. */
export const blocks = ["why", "certificate", "questions", "notRead", "stop"] as const;
export type Block = (typeof blocks)[number];

/** Blocks that would contradict each other in one email. */
export const contradictions: readonly (readonly [Block, Block])[] = [
  ["certificate", "notRead"],
  ["questions", "notRead"],
];

/** Each reader's blocks, in their order. Every email is built from them. */
export const blocksOfReader: Readonly<Record<Reader, readonly Block[]>> = {
  vendor: ["why", "certificate", "questions", "stop"],
  agent: ["why", "certificate", "questions"],
  agency: ["why", "certificate", "questions"],
  member: ["why", "notRead"],
};

/** What is known of an email. `stop`: where its reader can end such emails. */
export type Frame = {
  kind: MailKind;
  vendorId: string | null;
  company: { name: string; phone: string | null };
  vendor: string | null;
  /** Whether an answer reaches the company. */
  isAnswered: boolean;
  /** Whether a certificate that is attached to an answer is filed. */
  hasInbound: boolean;
  /** Whether the text has the button to the page where certificates are uploaded. */
  hasButton: boolean;
  stop: string | null;
};

/** The blocks of one email, those that are true of it. */
export function blocksOf(frame: Frame): Block[] {
  const { kind, isAnswered, hasInbound, stop } = frame;
  const isTrue: Record<Block, boolean> = {
    why: true,
    // The text of an answer says itself what to send back, and the one of the platform where to.
    certificate: isAnswered && hasInbound && kind !== "INBOUND_ANSWER" && kind !== "VENDOR_MESSAGE",
    questions: kind !== "VENDOR_MESSAGE",
    notRead: true,
    stop: stop !== null,
  };
  return blocksOfReader[readerOf(frame)].filter((block) => isTrue[block]);
}

const [addressed, operator] = ["server.mail.footerWhyAddress", "server.mail.footerWhyOperator"] as const;
const invited = "server.mail.footerWhyInvited" as const;
/** Why members get an email; the others because of their account. */
const memberWhys = {
  ...{ CONFIRM_EMAIL: addressed, RESET_PASSWORD: addressed, CHANGE_EMAIL: addressed, TEAM_INVITATION: invited },
  ...{ PLATFORM_REPORT: operator, PLATFORM_NOTICE: operator, PLAN_WISH: operator },
} as const;

function whyKey(frame: Frame) {
  const reader = readerOf(frame);
  if (reader === "member") return memberWhys[frame.kind as keyof typeof memberWhys] ?? "server.mail.footerWhyMember";
  if (reader === "agent") return "server.mail.footerWhyAgent";
  if (reader === "agency") return "server.mail.footerWhyAgency";
  return frame.kind === "INBOUND_ANSWER" ? "server.mail.footerWhyAnswer" : "server.mail.footerWhy";
}

function questions({ company: { name: company, phone }, isAnswered }: Frame): string {
  if (phone) return mailWords(isAnswered ? "server.mail.footerReplyOrCall" : "server.mail.footerCall", { company, phone });
  return mailWords(isAnswered ? "server.mail.footerReply" : "server.mail.footerContact", { company });
}

/** What to attach to an answer: reminders of other kinds of documents, such as a license, are about no certificate. */
function replyKey({ kind, hasButton }: Frame) {
  if (kind === "DOCUMENT_REMINDER") return hasButton ? "server.mail.orReplyWithDocument" : "server.mail.footerReplyWithDocument";
  return hasButton ? "server.mail.orReplyWithCertificate" : "server.mail.footerReplyWithCertificate";
}

/** A block in words; the product has its present name. */
function inWords(block: Block, frame: Frame): string {
  const names = { company: frame.company.name, vendor: frame.vendor ?? "" };
  if (block === "why") return mailWords(whyKey(frame), names).replaceAll(appNameMark, () => appName());
  if (block === "certificate") {
    return mailWords(replyKey(frame), { company: names.company });
  }
  if (block === "questions") return questions(frame);
  if (block === "notRead") return mailWords("server.mail.footerNotRead", {});
  return mailWords("server.mail.footerUnsubscribe", { link: own(frame.stop ?? "") });
}

/** "Or reply with the certificate attached." is the other way beside the button, so it goes right below it. */
const isBelowButton = (block: Block, { hasButton }: Frame) => hasButton && block === "certificate";

export const belowButtonOf = (frame: Frame): string =>
  blocksOf(frame)
    .filter((block) => isBelowButton(block, frame))
    .map((block) => inWords(block, frame))
    .join("\n\n");

/** The text below an email: who sends it and why, what happens to an answer, whom to ask and how to stop. */
export const footerOf = (frame: Frame): string =>
  blocksOf(frame)
    .filter((block) => !isBelowButton(block, frame))
    .map((block) => inWords(block, frame))
    .join("\n\n");
