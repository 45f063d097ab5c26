import type { Metadata } from "next";
import { ImportScreen } from "@/components/vendors/import/import-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("vendors.importVendors") });

export default function ImportPage() {
  return <ImportScreen />;
}
