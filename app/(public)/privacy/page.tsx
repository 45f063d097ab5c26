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
    <ProsePage title="Privacy Policy" lead="What information we collect, how we use it, how long we keep it, and the choices you have.">
      <LastChanged />
      <ProseSection title="Information we collect">
        <ul>
          <li>
            Account information: your name, email address, optional phone number, and a hash of your password. We never store the password
            itself.
          </li>
          <li>Your agreement to the Terms of Service and this policy, including the date and the version you accepted.</li>
          <li>Devices: the type of browser you sign in with, when you signed in, and when you last used it.</li>
          <li>Company information: your company profile, projects, and your vendors' names, contacts and addresses.</li>
          <li>Documents you upload and the information we read from them.</li>
          <li>An activity log: who did what, when, and from which network address. Your company's admins can view it.</li>
        </ul>
      </ProseSection>
      <ProseSection title="How we use information">
        <p>
          We use this information to show your vendors' insurance status, send the reminders and invitations you request, and keep the
          service running and secure. We do not sell personal information. We do not use your documents for advertising.
        </p>
      </ProseSection>
      <ProseSection title="Cookies and browser storage">
        <p>
          We use cookies to sign you in and keep you signed in. One more cookie recognizes your browser, so that other people's failed
          sign-in attempts cannot lock you out. It lasts {deviceDays} days, even after you sign out. Page scripts cannot read these cookies.
          Two more cookies remember the theme and the number of rows per page that you chose, for one year. We do not use tracking cookies.
        </p>
        <p>
          Your browser also stores your recent searches until you sign out. It stores unsaved review entries until you sign out in that tab
          or close the tab. If you leave without signing out, both are removed when someone else signs in on the same browser. Your browser
          also remembers that you hid the first steps.
        </p>
      </ProseSection>
      <ProseSection title="How long we keep information">
        <ul>
          <li>Certificates: {retentionYears} years after they expire, unless you delete them sooner.</li>
          <li>Deleted data: removed within {deletionDays} days. Your company's activity log keeps the name and the date of deletion.</li>
          <li>Deleted accounts and companies: removed after {graceDays} days. You can cancel the deletion until then.</li>
          <li>Sign-in records, invitations and emailed links: {deletionDays} days after they expire.</li>
          <li>Backups: up to {backupDays} days.</li>
        </ul>
      </ProseSection>
      <ProseSection title="How we protect information">
        <p>
          Connections are encrypted. Each company's records are separated in the application and in the database. Passwords are hashed with
          Argon2. Signing out, resetting a password or suspending an account ends its sessions immediately.
        </p>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          You may request access to your personal information, a copy of it, a correction, or its deletion. Email{" "}
          <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>. We respond to privacy requests {privacyReply}.
        </p>
      </ProseSection>
      <ProseSection id="international" title="International users and GDPR">
        <p>
          If you are in the European Economic Area or the United Kingdom, your company is the controller of its vendors' personal data, and
          we process that data on its behalf. You have the right to access, correct, delete, restrict, transfer and object to the processing
          of your personal data. You may also file a complaint with your local supervisory authority.
        </p>
      </ProseSection>
      <ProseSection title="Children">
        <p>The service is for businesses. You must be at least {minimumAge} years old to use it.</p>
      </ProseSection>
      <ProseSection title="Changes to this policy">
        <p>If we make a material change to this policy, we will email account holders before the change takes effect.</p>
      </ProseSection>
    </ProsePage>
  );
}
