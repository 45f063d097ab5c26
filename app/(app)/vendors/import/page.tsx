import type { Metadata } from "next";
import { ImportScreen } from "@/components/vendors/import/import-screen";

export const metadata: Metadata = { title: "Import vendors" };

export default function ImportPage() {
  return <ImportScreen />;
}
