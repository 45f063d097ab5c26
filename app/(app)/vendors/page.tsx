import type { Metadata } from "next";
import { VendorsScreen } from "@/components/vendors/vendors-screen";

export const metadata: Metadata = { title: "Vendors" };

export default function VendorsPage() {
  return <VendorsScreen key="list" adding={false} />;
}
