import type { Metadata } from "next";
import { VendorScreen } from "@/components/vendors/vendor-screen";

export const metadata: Metadata = { title: "Vendor" };

export default async function VendorPage({ params }: { params: Promise<{ id: string }> }) {
  return <VendorScreen id={(await params).id} />;
}
