import type { ReactNode } from "react";
import { AppName } from "@/components/layout/platform-context";
import { cancellationHours, liabilityMonths, minimumAge, priceNoticeDays, supportEmail, termsReply } from "@/components/marketing/claims";
import { TextLink } from "@/components/ui/text-link";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { companyKeptDays } from "@/lib/tenancy/plan-rules";
import { trialDays } from "@/lib/tenancy/plan-values";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

export const termsSections = (): readonly { title: string; text: ReactNode }[] => [
  {
    title: say("marketing.agreement"),
    text: say("marketing.termsAgreementText"),
  },
  {
    title: say("marketing.theService"),
    text: <>{sayParts("marketing.termsServiceText", { appName: <AppName /> })}</>,
  },
  {
    title: say("marketing.eligibility"),
    text: say("marketing.termsEligibilityText", { minimumAge }),
  },
  {
    title: say("marketing.yourAccount"),
    text: say("marketing.termsAccountText"),
  },
  {
    title: say("marketing.freeTrial"),
    text: say("marketing.termsTrialText", { trialDays, keptDays: companyKeptDays }),
  },
  {
    title: say("marketing.termsPlansTitle"),
    text: say("marketing.termsPlansText", { priceNoticeDays }),
  },
  {
    title: say("marketing.cancellation"),
    text: say("marketing.termsCancellationText", { cancellationHours }),
  },
  {
    title: say("marketing.termsDataTitle"),
    text: (
      <>
        {sayParts("marketing.termsDataText", {
          retentionYears,
          deletionDays,
          link: (text) => <TextLink href="/privacy">{text}</TextLink>,
        })}
      </>
    ),
  },
  {
    title: say("marketing.acceptableUse"),
    text: say("marketing.termsUseText"),
  },
  {
    title: say("marketing.termsStatusTitle"),
    text: say("marketing.termsStatusText"),
  },
  {
    title: say("marketing.liability"),
    text: say("marketing.termsLiabilityText", { liabilityMonths }),
  },
  {
    title: say("marketing.terminationAndChanges"),
    text: say("marketing.termsTerminationText"),
  },
  {
    title: say("common.contact"),
    text: (
      <>
        {sayParts("marketing.termsContactText", {
          supportEmail,
          link: (text) => <TextLink href={`mailto:${supportEmail}`}>{text}</TextLink>,
          termsReply: termsReply(),
        })}
      </>
    ),
  },
];
