import type { Metadata } from "next";
import { NewAddress } from "@/components/auth/new-address";
import { getPerson } from "@/lib/accounts/profile/queries";
import { requireAddressless } from "@/lib/http/page";

export const metadata: Metadata = { title: "New email address" };

export default async function NewAddressPage() {
  const { scope, company } = await requireAddressless();
  return <NewAddress person={await getPerson(scope)} companyName={company.name} />;
}
