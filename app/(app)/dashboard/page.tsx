import type { Metadata } from "next";
import { ConfirmedNotice } from "@/components/auth/confirmed-notice";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";

export const metadata: Metadata = { title: "Dashboard" };

export default function DashboardPage() {
  return (
    <>
      <ConfirmedNotice />
      <DashboardScreen />
    </>
  );
}
