"use client";

import { useQuery } from "@tanstack/react-query";
import { CertificatesForm } from "@/components/companies/certificates-form";
import { LogoField } from "@/components/companies/logo-field";
import { ProfileForm } from "@/components/companies/profile-form";
import { profileQuery } from "@/components/companies/use-companies";
import { Loaded } from "@/components/settings/loaded";
import { Section } from "@/components/ui/card";

export function CompanyTab() {
  return (
    <Loaded query={useQuery(profileQuery())} what="the company profile">
      {(profile) => (
        <>
          <Section title="Company Profile">
            <ProfileForm profile={profile} />
          </Section>
          <Section title="Logo">
            <LogoField profile={profile} />
          </Section>
          <Section title="Certificates">
            <CertificatesForm profile={profile} />
          </Section>
        </>
      )}
    </Loaded>
  );
}
