import type { Metadata } from "next";
import { AdminSettingsScreen } from "@/components/admin/settings/settings-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.settings") });

export default function AdminSettingsPage() {
  return <AdminSettingsScreen />;
}
