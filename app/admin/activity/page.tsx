import type { Metadata } from "next";
import { ActivityScreen } from "@/components/admin/activity/activity-screen";

export const metadata: Metadata = { title: "Audit Logs" };

export default function AdminActivityPage() {
  return <ActivityScreen />;
}
