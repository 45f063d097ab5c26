import type { Metadata } from "next";
import { LastChanged, ProsePage, ProseSection } from "@/components/marketing/prose";
import { termsSections } from "@/components/marketing/terms-sections";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Terms of Service" };

export default async function TermsPage() {
  const { appName } = (await getSettings()).general;
  return (
    <ProsePage title="Terms of Service" lead={`The agreement between you and ${appName}, in plain English.`}>
      <LastChanged />
      {termsSections.map(({ title, text }, index) => (
        <ProseSection key={title} title={`${index + 1}. ${title}`}>
          <p>{text}</p>
        </ProseSection>
      ))}
    </ProsePage>
  );
}
