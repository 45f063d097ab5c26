import { PremiumScreen } from "@/components/premium/premium-screen";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.vendors", say("premium.title"));

export default async function PremiumAuditPage() {
  await requireCompany();
  return <PremiumScreen />;
}
