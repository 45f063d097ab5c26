import type { Metadata } from "next";
import { LastChanged, ProsePage, ProseSection } from "@/components/marketing/prose";
import { termsSections } from "@/components/marketing/terms-sections";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("marketing.termsOfService") });

export default async function TermsPage() {
  const { appName } = (await getSettings()).general;
  return (
    <ProsePage title={say("marketing.termsOfService")} lead={say("marketing.termsHint", { appName })}>
      <LastChanged />
      {termsSections().map(({ title, text }, index) => (
        <ProseSection key={title} title={`${index + 1}. ${title}`}>
          <p>{text}</p>
        </ProseSection>
      ))}
    </ProsePage>
  );
}
