import type { Metadata } from "next";
import { backupDays, minimumAge, privacyReply, supportEmail } from "@/components/marketing/claims";
import { ContentsPage, LastChanged, type Section } from "@/components/marketing/prose";
import { TextLink } from "@/components/ui/text-link";
import { deviceDays } from "@/lib/accounts/throttle-rules";
import { deletionDays, graceDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

export const generateMetadata = (): Metadata => ({ title: say("marketing.privacyPolicy") });

function sections(): Section[] {
  return [
    {
      title: say("marketing.informationWeCollect"),
      content: (
        <ul>
          <li>{say("marketing.privacyAccountData")}</li>
          <li>{say("marketing.privacyAgreementData")}</li>
          <li>{say("marketing.privacyDeviceData")}</li>
          <li>{say("marketing.privacyCompanyData")}</li>
          <li>{say("marketing.privacyDocumentData")}</li>
          <li>{say("marketing.privacyActivityData")}</li>
        </ul>
      ),
    },
    {
      title: say("marketing.privacyUseTitle"),
      content: <p>{say("marketing.privacyUse")}</p>,
    },
    {
      title: say("marketing.privacyCookiesTitle"),
      content: (
        <>
          <p>{say("marketing.privacyCookies", { deviceDays })}</p>
          <p>{say("marketing.privacyBrowserData")}</p>
        </>
      ),
    },
    {
      title: say("marketing.privacyRetentionTitle"),
      content: (
        <ul>
          <li>{say("marketing.privacyKeepsCertificates", { retentionYears })}</li>
          <li>{say("marketing.privacyKeepsDeleted", { deletionDays })}</li>
          <li>{say("marketing.privacyKeepsAccounts", { graceDays })}</li>
          <li>{say("marketing.privacyKeepsSignIns", { deletionDays })}</li>
          <li>{say("marketing.privacyKeepsBackups", { backupDays })}</li>
        </ul>
      ),
    },
    {
      title: say("marketing.privacySecurityTitle"),
      content: <p>{say("marketing.privacySecurity")}</p>,
    },
    {
      title: say("marketing.yourRights"),
      content: (
        <p>
          {sayParts("marketing.privacyRights", {
            supportEmail,
            link: (text) => <TextLink href={`mailto:${supportEmail}`}>{text}</TextLink>,
            privacyReply: privacyReply(),
          })}
        </p>
      ),
    },
    {
      id: "international",
      title: say("marketing.privacyGdprTitle"),
      content: <p>{say("marketing.privacyGdpr")}</p>,
    },
    {
      title: say("marketing.children"),
      content: <p>{say("marketing.privacyMinors", { minimumAge })}</p>,
    },
    {
      title: say("marketing.privacyChangesTitle"),
      content: <p>{say("marketing.privacyChanges")}</p>,
    },
  ];
}

export default function PrivacyPage() {
  return (
    <ContentsPage title={say("marketing.privacyPolicy")} lead={say("marketing.privacyHint")} top={<LastChanged />} sections={sections()} />
  );
}
