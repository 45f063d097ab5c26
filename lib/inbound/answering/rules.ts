import type { PolicyType } from "@/lib/extraction/schema";
import { type FileReason, fileReasons, silentReasons } from "@/lib/inbound/values";
import { writtenDate } from "@/lib/infra/dates/rules";
import { portalLinkMark } from "@/lib/mail/links/values";
import { type MailText, mailWords, own } from "@/lib/mail/rules";
import { coverageNames } from "@/lib/policies/rules";
import { say } from "@/messages/say";

export type AnsweredFile = {
  fileName: string;
  reason: FileReason | null;
  /** null: not filed. */
  document: {
    status: "PENDING" | "PROCESSING" | "PROCESSED" | "FAILED";
    policies: { coverage: PolicyType; coverageText: string | null; expirationDate: string | null }[];
  } | null;
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
  if (document?.status === "FAILED") return mailWords("server.inbound.answerFileFailed", { name: fileName });
  if (document?.status !== "PROCESSED") return mailWords("server.inbound.answerFileWaits", { name: fileName });
  const policies = document.policies.map(({ coverage, coverageText, expirationDate }) => {
    const what = coverageText ?? coverageNames[coverage];
    return expirationDate
      ? mailWords("server.inbound.answerExpires", { what, date: own(writtenDate(expirationDate)) })
      : mailWords("server.inbound.plain", { what });
  });
  const what = policies.length > 0 ? policies.join("; ") : say("documents.noCoverageWasFoundIn");
  return mailWords("server.inbound.answerFileRead", { name: fileName, what: own(what) });
}

function leftLine({ fileName, reason }: AnsweredFile): string {
  return mailWords("server.inbound.answerFileRead", { name: fileName, what: own(reason ? fileReasons[reason] : "") });
}

const isTold = ({ reason }: AnsweredFile) => reason !== null && !silentReasons.includes(reason);

/** What came of an email: what was read, what could not be used, what is missing and what to ask the agent for. Never a green that is none. */
export function answerText(about: Answered): MailText {
  const { contactName, company, vendor, files, hasLink, gap, isMet, hasPage } = about;
  const filed = files.filter(({ document }) => document !== null);
  const left = files.filter(isTold);
  const standing = gap ? "" : mailWords(isMet ? "server.inbound.answerMet" : "server.inbound.answerReview", { company });
  return {
    subject: mailWords("server.inbound.answerSubject", {
      subject: about.subject.replace(/^(?:re|fwd?|aw|tr)\s?:\s?/i, "") || say("server.inbound.answerFallbackSubject"),
    }),
    body: mailWords("server.inbound.answerBody", {
      ...{ contactName, company, vendor },
      files: own(filed.length > 0 ? mailWords("server.inbound.answerFiles", { list: list(filed.map(readLine)) }) : ""),
      left: own(left.length > 0 ? mailWords("server.inbound.answerLeft", { list: list(left.map(leftLine)) }) : ""),
      link: own(filed.length > 0 ? "" : mailWords(hasLink ? "server.inbound.answerLink" : "server.inbound.answerNoFile", {})),
      standing: own(filed.length > 0 ? standing : ""),
      gap: own(gap),
      ending: own(
        (hasPage ? mailWords("server.inbound.answerPage", { link: own(portalLinkMark) }) : "") +
          mailWords("server.inbound.answerEnding", { company }),
      ),
    }),
  };
}

/** The thread of the answer, at most as long as mail servers take. */
export const referencesOf = (threadIds: readonly string[], messageId: string): string =>
  [...threadIds.slice(0, 10).toReversed(), messageId].join(" ");
