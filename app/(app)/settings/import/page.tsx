import type { Metadata } from "next";
import { Texts } from "@/components/layout/texts";
import { TransferScreen } from "@/components/transfer/transfer-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("settings.importCompanyData") });

export default function ImportCompanyPage() {
  return (
    <Texts part="settings">
      <TransferScreen />
    </Texts>
  );
}
