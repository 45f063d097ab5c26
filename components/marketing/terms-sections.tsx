import type { ReactNode } from "react";
import { AppName } from "@/components/layout/platform-context";
import { cancellationHours, liabilityMonths, minimumAge, priceNoticeDays, supportEmail, termsReply } from "@/components/marketing/claims";
import { TextLink } from "@/components/ui/text-link";
import { trialDays } from "@/lib/accounts/sign-in/rules";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { keptDays } from "@/lib/tenancy/plan-rules";
import { say, textsOf } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

export const termsSections: readonly { title: string; text: ReactNode }[] = [
  textsOf({
    title: "marketing.agreement",
    text: "marketing.byCreatingAnAccountYou",
  }),
  {
    get title() {
      return say("marketing.theService");
    },
    get text() {
      return <>{sayParts("marketing.appnameStoresCertificatesOfInsurance", { appName: <AppName /> })}</>;
    },
  },
  {
    get title() {
      return say("marketing.eligibility");
    },
    get text() {
      return say("marketing.theServiceIsForBusinessesYou", { minimumAge });
    },
  },
  textsOf({
    title: "marketing.yourAccount",
    text: "marketing.keepYourPasswordConfidentialAnd",
  }),
  {
    get title() {
      return say("marketing.freeTrial");
    },
    get text() {
      return say("marketing.aNewCompanyCanUse", { trialDays, keptDays });
    },
  },
  {
    get title() {
      return say("marketing.plansPaymentAndPriceChanges");
    },
    get text() {
      return say("marketing.afterTheTrialTheService", { priceNoticeDays });
    },
  },
  {
    get title() {
      return say("marketing.cancellation");
    },
    get text() {
      return say("marketing.youCanCancelAtAny", { cancellationHours });
    },
  },
  {
    get title() {
      return say("marketing.yourDocumentsAndData");
    },
    get text() {
      return (
        <>
          {sayParts("marketing.youOwnWhatYouUpload", {
            retentionYears,
            deletionDays,
            link: (text) => <TextLink href="/privacy">{text}</TextLink>,
          })}
        </>
      );
    },
  },
  textsOf({
    title: "marketing.acceptableUse",
    text: "marketing.doNotUploadContentYou",
  }),
  textsOf({
    title: "marketing.whatAStatusMeans",
    text: "marketing.aStatusIsBasedOn",
  }),
  {
    get title() {
      return say("marketing.liability");
    },
    get text() {
      return say("marketing.theServiceIsProvidedAs", { liabilityMonths });
    },
  },
  textsOf({
    title: "marketing.terminationAndChanges",
    text: "marketing.weMaySuspendAnAccount",
  }),
  {
    get title() {
      return say("common.contact");
    },
    get text() {
      return (
        <>
          {sayParts("marketing.questionsAboutTheseTermsSupportemail", {
            supportEmail,
            link: (text) => <TextLink href={`mailto:${supportEmail}`}>{text}</TextLink>,
            termsReply: termsReply(),
          })}
        </>
      );
    },
  },
];
