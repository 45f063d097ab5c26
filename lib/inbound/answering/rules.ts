import { coverageCodes } from "@/lib/compliance/policies/rules";
import type { PolicyType } from "@/lib/extraction/schema";
import { type FileReason, fileReasons, silentReasons } from "@/lib/inbound/values";
import { writtenDate } from "@/lib/infra/dates-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { plainName } from "@/lib/infra/text-rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import { type MailText, mailWords, own } from "@/lib/mail/rules";
import { fillTemplate, type TemplateText } from "@/lib/mail/templates/rules";

export type AnsweredFile = {
  fileName: string;
  reason: FileReason | null;
  /** null: not filed. */
  document: {
    status: "PENDING" | "PROCESSING" | "PROCESSED" | "FAILED";
    /** Why we could not use it, and what to send instead; null: it is of use, or not read yet. */
    unused: string | null;
    /** Whether it carried files that are read by themselves. */
    isCarrier?: boolean;
    policies: { coverage: PolicyType; coverageText: string | null; expirationDate: string | null }[];
  } | null;
  /** Why a file inside a PDF could not be used, and what to do. */
  left?: string;
};

export type Answered = {
  contactName: string;
  company: string;
  vendor: string;
  subject: string;
  files: readonly AnsweredFile[];
  /** The message pointed to a file instead of having it attached. */
  hasLink: boolean;
  /** What is missing, with what to ask the agent for; "" where nothing is. */
  gap: string;
  /** Whether the vendor is green today. */
  isMet: boolean;
  hasPage: boolean;
};

const list = (lines: readonly string[]) => own(lines.map((line) => `- ${line}`).join("\n"));

function readLine({ fileName, document }: AnsweredFile): string {
  if (document?.status !== "PROCESSED") return mailWords("server.inbound.answerFileWaits", { name: fileName });
  const policies = document.policies.map(({ coverage, coverageText, expirationDate }) => {
    const what = coverageText ?? coded(coverageCodes[coverage]);
    return expirationDate
      ? mailWords("server.inbound.answerExpires", { what, date: own(writtenDate(expirationDate)) })
      : mailWords("server.inbound.plain", { what });
  });
  const without = coded(document.isCarrier ? "documents.insideHint" : "documents.noCoverageWasFoundIn");
  const what = policies.length > 0 ? policies.join("; ") : without;
  return mailWords("server.inbound.answerFileRead", { name: fileName, what: own(what) });
}

function leftLine({ fileName, reason, document, left }: AnsweredFile): string {
  const why = document?.unused ?? left ?? (reason ? coded(fileReasons[reason]) : "");
  return mailWords("server.inbound.answerFileRead", { name: fileName, what: own(why) });
}

/** What to send, where nothing was filed. */
const askAgain = (hasLeft: boolean, hasLink: boolean) =>
  mailWords(hasLeft ? "server.inbound.answerSendAgain" : hasLink ? "server.inbound.answerLink" : "server.inbound.answerNoFile", {});

const isLeft = ({ reason, document, left }: AnsweredFile) =>
  document ? document.unused !== null : left !== undefined || (reason !== null && !silentReasons.includes(reason));

/**
 * The result of an email, without what is missing: what was read, and what could not be used. It never claims a green that is not there.
 */
function partsOf({ company, files, hasLink, gap, isMet }: Answered) {
  const filed = files.filter((file) => file.document !== null && !isLeft(file));
  const left = files.filter(isLeft);
  const standing = gap ? "" : mailWords(isMet ? "server.inbound.answerMet" : "server.inbound.answerReview", { company });
  return {
    files: filed.length > 0 ? mailWords("server.inbound.answerFiles", { list: list(filed.map(readLine)) }) : "",
    left: left.length > 0 ? mailWords("server.inbound.answerLeft", { list: list(left.map(leftLine)) }) : "",
    link: filed.length > 0 ? "" : askAgain(left.length > 0, hasLink),
    standing: filed.length > 0 ? standing : "",
  };
}

/** The answer to an email: what came of it, what is missing and what to ask the agent for. `template`: the company's own words for it. */
export function answerText(about: Answered, template: TemplateText | null = null): MailText {
  const { contactName, company, vendor, gap, hasPage } = about;
  const { files, left, link, standing } = partsOf(about);
  if (template) {
    const names = { vendor: plainName(vendor), contact: plainName(contactName), company: plainName(company), list: "" };
    const verdict = `${files}${left}${link}${standing}`.trim();
    return fillTemplate(template, { ...names, verdict, gap: gap.trim(), link: hasPage ? portalLinkMark : "" });
  }
  return {
    subject: mailWords("server.inbound.answerSubject", {
      subject: about.subject.replace(/^(?:re|fwd?|aw|tr)\s?:\s?/i, "") || coded("server.inbound.answerFallbackSubject"),
    }),
    body: mailWords("server.inbound.answerBody", {
      ...{ contactName, company, vendor },
      ...{ files: own(files), left: own(left), link: own(link), standing: own(standing), gap: own(gap) },
      ending: own(
        (hasPage ? mailWords("server.inbound.answerPage", { link: own(portalLinkMark) }) : "") +
          mailWords("server.inbound.answerEnding", { company }),
      ),
    }),
  };
}

/** The thread of the answer, at most as long as mail servers accept. */
export const referencesOf = (threadIds: readonly string[], messageId: string): string =>
  [...threadIds.slice(0, 10).toReversed(), messageId].join(" ");
