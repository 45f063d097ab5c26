import type { Metadata } from "next";
import { VendorsScreen } from "@/components/vendors/vendors-screen";

export const metadata: Metadata = { title: "Add vendor" };

export default function NewVendorPage() {
  return <VendorsScreen key="new" adding />;
}
