import type { Metadata } from "next";
import { Prefetched } from "@/components/layout/prefetched";
import { SettingsTexts } from "@/components/layout/settings-texts";
import { companyKeys } from "@/components/queries/company-keys";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { getProfile } from "@/lib/companies/profile/queries";
import { profileDto } from "@/lib/companies/profile/schema";
import { settingsPages } from "@/lib/companies/settings-values";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata({ searchParams }: { searchParams: Query }): Promise<Metadata> {
  const { tab } = await searchParams;
  const page = settingsPages.find(({ name }) => name === tab);
  return titleIn("common.settings", page && say(page.label));
}

export default async function SettingsPage() {
  const { scope } = await requireCompany();
  return (
    <Prefetched reads={[{ key: companyKeys.profile, shape: profileDto, read: () => getProfile(scope) }]}>
      <SettingsTexts>
        <SettingsScreen />
      </SettingsTexts>
    </Prefetched>
  );
}
