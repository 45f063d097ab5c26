import { DashboardScreen } from "@/components/admin/dashboard/dashboard-screen";

export default function AdminPage() {
  return <DashboardScreen />;
}
