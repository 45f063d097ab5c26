import type { Metadata } from "next";
import { CompanyScreen } from "@/components/admin/companies/company-screen";

export const metadata: Metadata = { title: "Company" };

export default async function AdminCompanyPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CompanyScreen id={id} />;
}
