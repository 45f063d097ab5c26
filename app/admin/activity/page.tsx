import type { Metadata } from "next";
import { ActivityScreen } from "@/components/admin/activity/activity-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.auditLogs") });

export default function AdminActivityPage() {
  return <ActivityScreen />;
}
