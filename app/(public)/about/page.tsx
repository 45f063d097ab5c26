import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/marketing/prose";
import { LinkButton } from "@/components/ui/link-button";

export const metadata: Metadata = { title: "About" };

export default function AboutPage() {
  return (
    <ProsePage
      title="About Coverkeep"
      lead="A certificate of insurance is only worth something while the cover behind it is in force. Coverkeep watches that."
    >
      <ProseSection title="Why it exists">
        <p>
          A construction firm works with dozens or hundreds of vendors. Each sends a certificate once a year, as a form, a scan or a photo.
          They end up in folders and spreadsheets, and nobody sees the one that lapsed last Tuesday.
        </p>
        <p>
          Coverkeep takes the files as they come, reads what is on them, and turns them into one status for each vendor, with the reason
          beside it.
        </p>
      </ProseSection>
      <ProseSection title="What we hold to">
        <ul>
          <li>Unreadable is not missing, and missing is not compliant. Nothing unread is ever shown as covered.</li>
          <li>The original file is kept byte for byte, next to everything that was read from it.</li>
          <li>A person has the last word: what you type counts, and what was read stays visible beside it.</li>
          <li>Each company's data is kept apart from every other's, in the application and again in the database.</li>
        </ul>
      </ProseSection>
      <ProseSection title="Who it is for">
        <p>General contractors, project offices and property managers who must know, on any day, which of their vendors are insured.</p>
      </ProseSection>
      <LinkButton href="/signup" large>
        Start Free Trial
      </LinkButton>
    </ProsePage>
  );
}
