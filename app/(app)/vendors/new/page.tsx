import type { Metadata } from "next";
import { VendorsScreen } from "@/components/vendors/vendors-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("vendors.addVendor") });

export default function NewVendorPage() {
  return <VendorsScreen key="new" adding />;
}
