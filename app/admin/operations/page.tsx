import type { Metadata } from "next";
import { OperationsScreen } from "@/components/admin/operations/operations-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.operations") });

export default function AdminOperationsPage() {
  return <OperationsScreen />;
}
