import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/marketing/prose";
import { LinkButton } from "@/components/ui/link-button";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.about") });

export default async function AboutPage() {
  const { appName } = (await getSettings()).general;
  return (
    <ProsePage title={say("marketing.aboutTitle", { appName })} lead={say("marketing.aboutPurpose", { appName })}>
      <ProseSection title={say("marketing.whyWeBuiltIt")}>
        <p>{say("marketing.aboutProblem")}</p>
        <p>{say("marketing.aboutReading", { appName })}</p>
      </ProseSection>
      <ProseSection title={say("marketing.ourPrinciples")}>
        <ul>
          <li>{say("marketing.aboutUnreadable")}</li>
          <li>{say("marketing.aboutOriginals")}</li>
          <li>{say("marketing.aboutCorrections")}</li>
          <li>{say("marketing.aboutSeparation")}</li>
        </ul>
      </ProseSection>
      <ProseSection title={say("marketing.whoItIsFor")}>
        <p>{say("marketing.aboutCustomers")}</p>
      </ProseSection>
      <LinkButton href="/signup" large>
        {say("marketing.startFreeTrial")}
      </LinkButton>
    </ProsePage>
  );
}
