import type { Metadata } from "next";
import { ImportResult } from "@/components/vendors/import/import-result";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("vendors.importOfVendors") });

export default async function ImportResultPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ImportResult id={id} />;
}
