import type { Metadata } from "next";
import { PortalHeader } from "@/components/portal/block";
import { LateAgencyPage } from "@/components/portal/late-agency-page";
import { LinkOver, LinkUnknown } from "@/components/portal/link-over";
import { PortalFooter } from "@/components/portal/portal-footer";
import { VendorPage } from "@/components/portal/vendor-page";
import { openPortal } from "@/lib/http/portal-page";
import { getAgencyPage } from "@/lib/portal/agencies/queries";
import { agencyPageDto } from "@/lib/portal/agencies/schema";
import { getPage } from "@/lib/portal/page/queries";
import { portalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

/** Nothing about the link is for search engines, previews or other sites. */
export async function generateMetadata(): Promise<Metadata> {
  const opened = await openPortal();
  const company = opened?.scope?.link.company;
  return {
    title: { absolute: company ? say("portal.title", { company }) : say("portal.linkOver") },
    description: null,
    robots: { index: false, follow: false, noarchive: true },
    referrer: "no-referrer",
    alternates: null,
    openGraph: null,
    twitter: null,
  };
}

export default async function PortalPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const opened = await openPortal();
  const scope = opened?.scope;
  if (!scope)
    return <main className="mx-auto max-w-5xl px-4 sm:px-6">{opened?.dead ? <LinkOver dead={opened.dead} /> : <LinkUnknown />}</main>;
  const isAgency = scope.link.kind === "AGENCY";
  const vendor = isAgency ? null : portalPageDto.parse(await getPage(scope));
  const agency = isAgency ? agencyPageDto.parse(await getAgencyPage(scope)) : null;
  const company = (vendor ?? agency)?.company;
  return (
    <>
      <PortalHeader company={scope.link.company} logo={company?.hasLogo ? `/api/portal/${token}/logo` : null} />
      <main className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
        {vendor && <VendorPage token={token} first={vendor} />}
        {agency && <LateAgencyPage token={token} first={agency} />}
      </main>
      <PortalFooter company={scope.link.company} token={token} />
    </>
  );
}
