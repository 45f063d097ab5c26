import { SettingsTexts } from "@/components/layout/settings-texts";
import { TransferScreen } from "@/components/transfer/transfer-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.settings", say("settings.importCompanyData"));

export default function ImportCompanyPage() {
  return (
    <SettingsTexts>
      <TransferScreen />
    </SettingsTexts>
  );
}
