import { ImportResult } from "@/components/vendors/import/import-result";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.vendors", say("vendors.importOfVendors"));

export default async function ImportResultPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ImportResult id={id} />;
}
