import type { Metadata } from "next";
import { backupDays, minimumAge, privacyReply, supportEmail } from "@/components/marketing/claims";
import { LastChanged, ProsePage, ProseSection } from "@/components/marketing/prose";
import { TextLink } from "@/components/ui/text-link";
import { deviceDays } from "@/lib/accounts/throttle/rules";
import { deletionDays, graceDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/retention/rules";

export const metadata: Metadata = { title: "Privacy Policy" };

export default function PrivacyPage() {
  return (
    <ProsePage title="Privacy Policy" lead="What Coverkeep stores, why, for how long, and how you get it back or have it removed.">
      <LastChanged />
      <ProseSection title="What we store">
        <ul>
          <li>Your account: name, e-mail address, optional phone number, and a hash of your password, never the password itself.</li>
          <li>That you agreed to the Terms of Service and this policy: when, and to which date's words.</li>
          <li>The devices on which you are signed in: kind of browser, when it signed in and when it was last used.</li>
          <li>Your company's profile, its projects, and your vendors' names, contacts and addresses.</li>
          <li>The documents you upload and the values read from them.</li>
          <li>A log of changes: who did what, when, and from which network address. Your company's admins can see it.</li>
        </ul>
      </ProseSection>
      <ProseSection title="What we use it for">
        <p>
          To show your vendors' insurance status, to send the reminders and invitations you ask for, and to keep the service running and
          secure. We do not sell data, and we do not use your documents for advertising.
        </p>
      </ProseSection>
      <ProseSection title="Cookies">
        <p>
          Coverkeep sets the cookies that sign you in and keep you signed in, and one by which it knows a browser of yours again, so that
          others who guess at your password cannot lock you out. That one stays for {deviceDays} days, also after you sign out. Scripts of
          the page cannot read them. There are no tracking cookies.
        </p>
        <p>
          Your browser itself keeps what you found last by the search until you sign out, and what you have begun to type in a review until
          you sign out in that tab or close it. Where you left without signing out, both go once somebody else signs in. That you put the
          first steps away stays.
        </p>
      </ProseSection>
      <ProseSection title="How long we keep it">
        <ul>
          <li>Certificates: {retentionYears} years after they expire, unless you delete them before.</li>
          <li>Data that you delete is removed within {deletionDays} days; your company's log keeps its name and when it was deleted.</li>
          <li>An account or a company that you have deleted goes after {graceDays} days, in which you can take that back.</li>
          <li>Sign-ins, invitations and links of mails: {deletionDays} days after they ended.</li>
          <li>Backups are kept for up to {backupDays} days.</li>
        </ul>
      </ProseSection>
      <ProseSection title="How it is protected">
        <p>
          Connections are encrypted. Each company's records are separated by the application and again by the database. Passwords are hashed
          with Argon2. Sign-out, a password reset and a suspension end sessions at once.
        </p>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          You can ask for a copy of your data, for a correction, or for its removal. Write to{" "}
          <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>; we answer privacy requests {privacyReply}.
        </p>
      </ProseSection>
      <ProseSection id="international" title="International users and GDPR">
        <p>
          If you are in the European Economic Area or the United Kingdom, your company is the controller of its vendors' data and we process
          it on its behalf. You have the rights of access, correction, erasure, restriction, portability and objection, and you may complain
          to your supervisory authority.
        </p>
      </ProseSection>
      <ProseSection title="Children">
        <p>The service is for businesses. You must be at least {minimumAge} years old to use it.</p>
      </ProseSection>
      <ProseSection title="Changes">
        <p>When this policy changes in a way that matters to you, we tell account holders by e-mail before it applies.</p>
      </ProseSection>
    </ProsePage>
  );
}
