import type { Metadata } from "next";
import { LastChanged, ProsePage, ProseSection } from "@/components/marketing/prose";
import { termsSections } from "@/components/marketing/terms-sections";

export const metadata: Metadata = { title: "Terms of Service" };

export default function TermsPage() {
  return (
    <ProsePage title="Terms of Service" lead="The agreement between you and Coverkeep, in plain words.">
      <LastChanged />
      {termsSections.map(({ title, text }, index) => (
        <ProseSection key={title} title={`${index + 1}. ${title}`}>
          <p>{text}</p>
        </ProseSection>
      ))}
    </ProsePage>
  );
}
