import type { Metadata } from "next";
import { OperationsScreen } from "@/components/admin/operations/operations-screen";

export const metadata: Metadata = { title: "Operations" };

export default function AdminOperationsPage() {
  return <OperationsScreen />;
}
