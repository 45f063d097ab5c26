import { fileKinds, largestFile } from "@/components/marketing/claims";
import type { Question } from "@/components/marketing/faq";
import { trialDays } from "@/lib/accounts/sign-in/rules";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/retention/rules";
import { reminderStages as reminderDays } from "@/lib/reminders/rules";
import { keptDays } from "@/lib/tenancy/plan/rules";

export const supportQuestions: readonly Question[] = [
  {
    id: "add-a-vendor",
    question: "How do I add a vendor?",
    answer:
      "Open Vendors and select Add Vendor, or use the round button at the bottom right. You only need a name and an email address to start.",
  },
  {
    id: "files",
    question: "Which files can I upload?",
    answer: `${fileKinds}, up to ${largestFile} per file. We also read scans and photos. Straight, sharp pictures work best.`,
  },
  {
    id: "status",
    question: "What does each status mean?",
    answer:
      "Compliant: coverage is in force. Expiring Soon: a policy expires within 30 days. Expired: a policy has expired. Not Compliant: coverage does not meet a requirement. Under Review: a value could not be read, so a person must check it. No Documents: nothing has been uploaded.",
  },
  {
    id: "review",
    question: "What happens when a certificate cannot be read?",
    answer:
      "We keep the file, show you the reason, and mark the vendor Under Review. You can reprocess the file, upload a better copy, or type in the document type and expiration date.",
  },
  {
    question: "What if I type a different date than the one on the certificate?",
    answer: "We use the date you type. The date on the certificate stays visible next to it.",
  },
  {
    id: "reminders",
    question: "When are reminders sent?",
    answer: `We email the vendor's contact ${reminderDays.join(", ")} days before a policy expires, in your company's time zone.`,
  },
  {
    id: "plan",
    question: "How does the free trial work?",
    answer: `The trial lasts ${trialDays} days, and no credit card is required. After that, choose a monthly or annual plan. Until you do, you can view and export everything, but changes and reminders are paused. We delete nothing for ${keptDays} days.`,
  },
  {
    id: "retention",
    question: "How long do you keep my documents?",
    answer: `We keep certificates for ${retentionYears} years after they expire, unless you delete them sooner. We remove deleted data within ${deletionDays} days.`,
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

/** The matching question of the Support Center; null where none is about the screen. */
export function helpAddress(path: string, tab: string | null): string | null {
  const here = tab ? `${path}?tab=${tab}` : path;
  const id = helpOf.find(([start]) => here.startsWith(start))?.[1];
  return id ? `/support#${id}` : null;
}
