import type { Metadata } from "next";
import { SharingScreen } from "@/components/admin/wordings/sharing-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("wordings.wordings") });

export default function AdminWordingsPage() {
  return <SharingScreen />;
}
