import { VendorsScreen } from "@/components/vendors/vendors-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.vendors", say("vendors.addVendor"));

export default function NewVendorPage() {
  return <VendorsScreen key="new" adding />;
}
