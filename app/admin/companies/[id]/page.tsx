import type { Metadata } from "next";
import { CompanyScreen } from "@/components/admin/companies/company-screen";
import { getAdminCompany } from "@/lib/admin/companies/queries";
import { findPlatformScope } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const company = (await findPlatformScope()) && (await getAdminCompany(id).catch(() => null));
  return titleIn("admin.companies", company?.name);
}

export default async function AdminCompanyPage({ params }: Props) {
  const { id } = await params;
  return <CompanyScreen id={id} />;
}
