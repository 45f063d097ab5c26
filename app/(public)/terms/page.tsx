import type { Metadata } from "next";
import { ContentsPage, LastChanged } from "@/components/marketing/prose";
import { termsSections } from "@/components/marketing/terms-sections";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("marketing.termsOfService") });

export default async function TermsPage() {
  const { appName } = (await getSettings()).general;
  const sections = termsSections().map(({ title, text }, index) => ({ title: `${index + 1}. ${title}`, content: <p>{text}</p> }));
  return (
    <ContentsPage
      title={say("marketing.termsOfService")}
      lead={say("marketing.termsHint", { appName })}
      top={<LastChanged />}
      sections={sections}
    />
  );
}
