import type { Metadata } from "next";
import { ConfirmedNotice } from "@/components/auth/confirmed-notice";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.dashboard") });

export default function DashboardPage() {
  return (
    <>
      <ConfirmedNotice />
      <DashboardScreen />
    </>
  );
}
