import type { Metadata } from "next";
import { CompaniesScreen } from "@/components/admin/companies/companies-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.companies") });

export default function AdminCompaniesPage() {
  return <CompaniesScreen />;
}
