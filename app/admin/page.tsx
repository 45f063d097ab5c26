import { OverviewScreen } from "@/components/admin/overview-screen";

export default function AdminPage() {
  return <OverviewScreen />;
}
