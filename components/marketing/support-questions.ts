import { fileKinds, largestFile } from "@/components/marketing/claims";
import type { Question } from "@/components/marketing/faq";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { reminderSteps as reminderDays } from "@/lib/reminders/values";
import { companyKeptDays } from "@/lib/tenancy/plan-rules";
import { trialDays } from "@/lib/tenancy/plan-values";
import { inList, say } from "@/messages/say";

export const supportQuestions = (): readonly Question[] => [
  {
    id: "add-a-vendor",
    question: say("marketing.faqVendorQuestion"),
    answer: say("marketing.faqVendorAnswer"),
  },
  {
    id: "files",
    question: say("marketing.faqFiles"),
    answer: say("marketing.faqFilesAnswer", { fileKinds: fileKinds(), largestFile: largestFile() }),
  },
  {
    id: "status",
    question: say("marketing.faqStatus"),
    answer: say("marketing.faqStatusAnswer", { days: expiringSoonDays }),
  },
  {
    id: "review",
    question: say("marketing.faqReviewQuestion"),
    answer: say("marketing.faqReviewAnswer"),
  },
  {
    question: say("marketing.faqDatesQuestion"),
    answer: say("marketing.faqDatesAnswer"),
  },
  {
    id: "reminders",
    question: say("marketing.faqReminders"),
    answer: say("marketing.faqRemindersAnswer", { days: inList(reminderDays.map(String)) }),
  },
  {
    id: "plan",
    question: say("marketing.faqTrialQuestion"),
    answer: say("marketing.faqTrialAnswer", { trialDays, keptDays: companyKeptDays }),
  },
  {
    id: "retention",
    question: say("marketing.faqKeepingQuestion"),
    answer: say("marketing.faqKeepingAnswer", { retentionYears, deletionDays }),
  },
];

/** The help topic of each screen, by the start of its path. Settings has one per tab. */
const helpOf: readonly [string, string][] = [
  ["/dashboard", "status"],
  ["/vendors", "add-a-vendor"],
  ["/documents", "files"],
  ["/review", "review"],
  ["/settings?tab=plan", "plan"],
  ["/settings?tab=notifications", "reminders"],
  ["/settings?tab=data", "retention"],
];

/** The matching question of the Support Center; null if the screen has no question. */
export function helpAddress(path: string, tab: string | null): string | null {
  const here = tab ? `${path}?tab=${tab}` : path;
  const id = helpOf.find(([start]) => here.startsWith(start))?.[1];
  return id ? `/support#${id}` : null;
}
