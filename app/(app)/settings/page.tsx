import type { Metadata } from "next";
import { Prefetched } from "@/components/layout/prefetched";
import { Texts } from "@/components/layout/texts";
import { companyKeys } from "@/components/queries/company-keys";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { getProfile } from "@/lib/companies/profile/queries";
import { profileDto } from "@/lib/companies/profile/schema";
import { requireCompany } from "@/lib/http/page";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.settings") });

export default async function SettingsPage() {
  const { scope } = await requireCompany();
  return (
    <Prefetched reads={[{ key: companyKeys.profile, shape: profileDto, read: () => getProfile(scope) }]}>
      <Texts part="settings">
        <SettingsScreen />
      </Texts>
    </Prefetched>
  );
}
