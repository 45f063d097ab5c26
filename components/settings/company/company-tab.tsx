"use client";

import { useQuery } from "@tanstack/react-query";
import { useCan } from "@/components/layout/session-context";
import { CertificatesForm } from "@/components/settings/company/certificates-form";
import { ProfileForm } from "@/components/settings/company/profile-form";
import { profileQuery } from "@/components/settings/company/profile-queries";
import { Section } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Loaded } from "@/components/ui/loaded";
import { SavePage } from "@/components/ui/save-page";
import { say } from "@/messages/say";

// As high as what comes there, so that the form below stays in its place.
const LogoPlace = () => <div aria-busy className="h-30 max-sm:h-60" />;
const LogoField = lazyPart(() => import("@/components/settings/company/logo-field").then((file) => file.LogoField), LogoPlace);

export function CompanyTab() {
  const mayWrite = useCan("company:write");
  return (
    <Loaded query={useQuery(profileQuery())} what={say("settings.theCompanyProfile")}>
      {(profile) => (
        <SavePage canSave={mayWrite}>
          <Section title={say("search.companyProfile")}>
            <ProfileForm profile={profile} />
          </Section>
          <Section title={say("settings.logo")}>
            <LogoField profile={profile} />
          </Section>
          <Section title={say("settings.certificates")}>
            <CertificatesForm profile={profile} />
          </Section>
        </SavePage>
      )}
    </Loaded>
  );
}
