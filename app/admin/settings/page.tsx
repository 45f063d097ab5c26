import type { Metadata } from "next";
import { AdminSettingsScreen } from "@/components/admin/settings/settings-screen";

export const metadata: Metadata = { title: "Settings" };

export default function AdminSettingsPage() {
  return <AdminSettingsScreen />;
}
