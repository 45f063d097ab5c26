import { fileKinds, largestFile } from "@/components/marketing/claims";
import type { Question } from "@/components/marketing/faq";
import { trialDays } from "@/lib/accounts/sign-in/rules";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { reminderSteps as reminderDays } from "@/lib/reminders/values";
import { keptDays } from "@/lib/tenancy/plan-rules";
import { inList, say, textsOf } from "@/messages/say";

export const supportQuestions: readonly Question[] = [
  {
    id: "add-a-vendor",
    get question() {
      return say("marketing.howDoIAddA");
    },
    get answer() {
      return say("marketing.openVendorsAndSelectAdd");
    },
  },
  {
    id: "files",
    get question() {
      return say("marketing.whichFilesCanIUpload");
    },
    get answer() {
      return say("marketing.filekindsUpToLargestfilePer", { fileKinds: fileKinds(), largestFile: largestFile() });
    },
  },
  {
    id: "status",
    get question() {
      return say("marketing.whatDoesEachStatusMean");
    },
    get answer() {
      return say("marketing.compliantCoverageIsInForce");
    },
  },
  {
    id: "review",
    get question() {
      return say("marketing.whatHappensWhenACertificate");
    },
    get answer() {
      return say("marketing.weKeepTheFileShow");
    },
  },
  textsOf({
    question: "marketing.whatIfITypeA",
    answer: "marketing.weUseTheDateYou",
  }),
  {
    id: "reminders",
    get question() {
      return say("marketing.whenAreRemindersSent");
    },
    get answer() {
      return say("marketing.weEmailTheVendorsContactJoin", { join: inList(reminderDays.map(String)) });
    },
  },
  {
    id: "plan",
    get question() {
      return say("marketing.howDoesTheFreeTrial");
    },
    get answer() {
      return say("marketing.theTrialLastsTrialdaysDays", { trialDays, keptDays });
    },
  },
  {
    id: "retention",
    get question() {
      return say("marketing.howLongDoYouKeep");
    },
    get answer() {
      return say("marketing.weKeepCertificatesForRetentionyears", { retentionYears, deletionDays });
    },
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
