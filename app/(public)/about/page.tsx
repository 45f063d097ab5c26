import type { Metadata } from "next";
import { ProductPicture } from "@/components/marketing/product-picture";
import { ContentsPage } from "@/components/marketing/prose";
import { LinkButton } from "@/components/ui/link-button";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.about") });

export default async function AboutPage() {
  const { appName } = (await getSettings()).general;
  const sections = [
    {
      title: say("marketing.aboutReasonTitle"),
      content: (
        <>
          <p>{say("marketing.aboutProblem")}</p>
          <p>{say("marketing.aboutReading", { appName })}</p>
          <ProductPicture name="vendor" alt={say("marketing.judgingAlt")} sizes="(width < 640px) 450px, 660px" />
        </>
      ),
    },
    {
      title: say("marketing.ourPrinciples"),
      content: (
        <ul>
          <li>{say("marketing.aboutUnreadable")}</li>
          <li>{say("marketing.aboutOriginals")}</li>
          <li>{say("marketing.aboutCorrections")}</li>
          <li>{say("marketing.aboutSeparation")}</li>
        </ul>
      ),
    },
    { title: say("marketing.aboutAudienceTitle"), content: <p>{say("marketing.aboutCustomers")}</p> },
  ];
  return (
    <ContentsPage
      title={say("marketing.aboutTitle", { appName })}
      lead={say("marketing.aboutPurpose", { appName })}
      sections={sections}
      end={
        <LinkButton href="/signup" large>
          {say("marketing.startFreeTrial")}
        </LinkButton>
      }
    />
  );
}
