import { fileKinds, largestFile } from "@/components/marketing/claims";
import type { Question } from "@/components/marketing/faq";
import { trialDays } from "@/lib/accounts/sign-in/rules";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/retention/rules";
import { reminderStages as reminderDays } from "@/lib/reminders/rules";
import { keptDays } from "@/lib/tenancy/plan/rules";

export const supportQuestions: readonly Question[] = [
  {
    question: "How do I add a vendor?",
    answer:
      "Open Vendors and choose Add Vendor, or use the round button at the bottom right. A name and an e-mail address are enough to begin.",
  },
  {
    question: "Which files can I upload?",
    answer: `${fileKinds}, up to ${largestFile} a file. Scans and photos are read too; a straight, sharp picture is read best.`,
  },
  {
    question: "What does each status mean?",
    answer:
      "Compliant: cover is in force. Expiring Soon: something ends within 30 days. Expired: a date has passed. Not Compliant: read, but short of a requirement. Under Review: something could not be read and a person must look. No Documents: nothing has been uploaded.",
  },
  {
    question: "What happens when a certificate cannot be read?",
    answer:
      "The file is kept, the reason is shown, and the vendor goes under review. You can reprocess the file or upload a better copy, with its type and expiration date typed in.",
  },
  {
    question: "What if I type another date than the one on the certificate?",
    answer: "What you type counts. The date that was read stands beside it, so that the difference is seen.",
  },
  {
    question: "When are reminders sent?",
    answer: `To the vendor's contact, ${reminderDays.join(", ")} days before a policy expires, counted in your company's time zone.`,
  },
  {
    question: "How does the free trial work?",
    answer: `It lasts ${trialDays} days and needs no credit card. After it, you choose a monthly or an annual plan. Until you do, everything can be read and exported, but not changed, and reminders pause. Nothing is deleted for ${keptDays} days.`,
  },
  {
    question: "How long do you keep my documents?",
    answer: `Certificates stay ${retentionYears} years after they expire, unless you delete them before. Deleted data is removed within ${deletionDays} days.`,
  },
];
