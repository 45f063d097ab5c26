import { SettingsTexts } from "@/components/layout/settings-texts";
import { RereadScreen } from "@/components/settings/reread/reread-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.settings", say("settings.reread"));

export default function RereadPage() {
  return (
    <SettingsTexts>
      <RereadScreen />
    </SettingsTexts>
  );
}
