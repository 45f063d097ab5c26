import type { Metadata } from "next";
import { CompanyScreen } from "@/components/admin/companies/company-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.company") });

export default async function AdminCompanyPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CompanyScreen id={id} />;
}
