import { SettingsTexts } from "@/components/layout/settings-texts";
import { ListsScreen } from "@/components/transfer/lists-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.settings", say("settings.importLists"));

export default function ImportListsPage() {
  return (
    <SettingsTexts>
      <ListsScreen />
    </SettingsTexts>
  );
}
