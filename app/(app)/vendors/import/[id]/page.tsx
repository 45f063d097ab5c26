import type { Metadata } from "next";
import { ImportResult } from "@/components/vendors/import/import-result";

export const metadata: Metadata = { title: "Import of vendors" };

export default async function ImportResultPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ImportResult id={id} />;
}
