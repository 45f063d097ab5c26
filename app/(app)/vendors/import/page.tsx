import type { Metadata } from "next";
import { ImportScreen } from "@/components/imports/import-screen";

export const metadata: Metadata = { title: "Import vendors" };

export default function ImportPage() {
  return <ImportScreen />;
}
