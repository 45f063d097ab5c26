import type { Metadata } from "next";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.dashboard") });

export default function DashboardPage() {
  return <DashboardScreen />;
}
