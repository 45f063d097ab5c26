import type { Metadata } from "next";
import { NewAddress } from "@/components/auth/new-address";
import { getPerson } from "@/lib/accounts/profile/queries";
import { requireAddressless } from "@/lib/http/page";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("auth.newEmailAddress") });

export default async function NewAddressPage() {
  const { scope, company } = await requireAddressless();
  return <NewAddress person={await getPerson(scope)} companyName={company.name} />;
}
