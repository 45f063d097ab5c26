import type { Metadata } from "next";
import { Texts } from "@/components/layout/texts";
import { RereadScreen } from "@/components/settings/reread/reread-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("settings.reread") });

export default function RereadPage() {
  return (
    <Texts part="settings">
      <RereadScreen />
    </Texts>
  );
}
