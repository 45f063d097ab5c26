import { PastScreen } from "@/components/verdicts/past-screen";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.vendors", say("verdicts.statusOnADay"));

export default async function PastPage() {
  await requireCompany();
  return <PastScreen />;
}
