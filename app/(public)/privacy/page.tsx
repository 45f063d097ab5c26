import type { Metadata } from "next";
import { backupDays, minimumAge, privacyReply, supportEmail } from "@/components/marketing/claims";
import { LastChanged, ProsePage, ProseSection } from "@/components/marketing/prose";
import { TextLink } from "@/components/ui/text-link";
import { deviceDays } from "@/lib/accounts/throttle-rules";
import { deletionDays, graceDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

export const generateMetadata = (): Metadata => ({ title: say("marketing.privacyPolicy") });

export default function PrivacyPage() {
  return (
    <ProsePage title={say("marketing.privacyPolicy")} lead={say("marketing.privacyHint")}>
      <LastChanged />
      <ProseSection title={say("marketing.informationWeCollect")}>
        <ul>
          <li>{say("marketing.privacyAccountData")}</li>
          <li>{say("marketing.privacyAgreementData")}</li>
          <li>{say("marketing.privacyDeviceData")}</li>
          <li>{say("marketing.privacyCompanyData")}</li>
          <li>{say("marketing.privacyDocumentData")}</li>
          <li>{say("marketing.privacyActivityData")}</li>
        </ul>
      </ProseSection>
      <ProseSection title={say("marketing.howWeUseInformation")}>
        <p>{say("marketing.privacyUse")}</p>
      </ProseSection>
      <ProseSection title={say("marketing.cookiesAndBrowserStorage")}>
        <p>{say("marketing.privacyCookies", { deviceDays })}</p>
        <p>{say("marketing.privacyBrowserData")}</p>
      </ProseSection>
      <ProseSection title={say("marketing.howLongWeKeepInformation")}>
        <ul>
          <li>{say("marketing.privacyKeepsCertificates", { retentionYears })}</li>
          <li>{say("marketing.privacyKeepsDeleted", { deletionDays })}</li>
          <li>{say("marketing.privacyKeepsAccounts", { graceDays })}</li>
          <li>{say("marketing.privacyKeepsSignIns", { deletionDays })}</li>
          <li>{say("marketing.privacyKeepsBackups", { backupDays })}</li>
        </ul>
      </ProseSection>
      <ProseSection title={say("marketing.howWeProtectInformation")}>
        <p>{say("marketing.privacySecurity")}</p>
      </ProseSection>
      <ProseSection title={say("marketing.yourRights")}>
        <p>
          {sayParts("marketing.privacyRights", {
            supportEmail,
            link: (text) => <TextLink href={`mailto:${supportEmail}`}>{text}</TextLink>,
            privacyReply: privacyReply(),
          })}
        </p>
      </ProseSection>
      <ProseSection id="international" title={say("marketing.privacyGdprTitle")}>
        <p>{say("marketing.privacyGdpr")}</p>
      </ProseSection>
      <ProseSection title={say("marketing.children")}>
        <p>{say("marketing.privacyMinors", { minimumAge })}</p>
      </ProseSection>
      <ProseSection title={say("marketing.changesToThisPolicy")}>
        <p>{say("marketing.privacyChanges")}</p>
      </ProseSection>
    </ProsePage>
  );
}
