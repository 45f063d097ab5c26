import { ImportScreen } from "@/components/vendors/import/import-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.vendors", say("vendors.importVendors"));

export default function ImportPage() {
  return <ImportScreen />;
}
