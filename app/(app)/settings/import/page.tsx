import { Texts } from "@/components/layout/texts";
import { TransferScreen } from "@/components/transfer/transfer-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.settings", say("settings.importCompanyData"));

export default function ImportCompanyPage() {
  return (
    <Texts part="settings">
      <TransferScreen />
    </Texts>
  );
}
