import type { Metadata } from "next";
import { CompaniesScreen } from "@/components/admin/companies/companies-screen";

export const metadata: Metadata = { title: "Companies" };

export default function AdminCompaniesPage() {
  return <CompaniesScreen />;
}
