import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/marketing/prose";
import { LinkButton } from "@/components/ui/link-button";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "About" };

export default async function AboutPage() {
  const { appName } = (await getSettings()).general;
  return (
    <ProsePage title={`About ${appName}`} lead={`A certificate only helps while its coverage is in force. ${appName} tracks that for you.`}>
      <ProseSection title="Why we built it">
        <p>
          A construction firm works with dozens or hundreds of vendors. Each one sends a certificate once a year, as a form, scan or photo.
          The certificates end up in folders and spreadsheets, and no one notices the policy that lapsed last Tuesday.
        </p>
        <p>{appName} reads certificates in any of these formats. It turns them into one status for each vendor and shows the reason.</p>
      </ProseSection>
      <ProseSection title="Our principles">
        <ul>
          <li>A value we can't read is marked for review. It never counts as covered.</li>
          <li>We keep the original file unchanged, next to everything we read from it.</li>
          <li>You have the last word. What you type counts, and what we read stays visible beside it.</li>
          <li>Your data is separated from every other company's, in the application and in the database.</li>
        </ul>
      </ProseSection>
      <ProseSection title="Who it is for">
        <p>General contractors, project offices and property managers who need to know which vendors are insured, every day.</p>
      </ProseSection>
      <LinkButton href="/signup" large>
        Start Free Trial
      </LinkButton>
    </ProsePage>
  );
}
