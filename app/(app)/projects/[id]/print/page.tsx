import { PrintScreen } from "@/components/projects/print-screen";
import { requireCompany } from "@/lib/http/page";
import { titleOf } from "@/lib/http/titles";

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) => titleOf("project", params);

export default async function ProjectPrintPage({ params }: { params: Promise<{ id: string }> }) {
  await requireCompany();
  return <PrintScreen id={(await params).id} />;
}
