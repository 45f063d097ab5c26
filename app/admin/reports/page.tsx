import type { Metadata } from "next";
import { ReportsScreen } from "@/components/admin/reports/reports-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.reports") });

export default function ReportsPage() {
  return <ReportsScreen />;
}
