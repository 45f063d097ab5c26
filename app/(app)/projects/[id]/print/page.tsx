import type { Metadata } from "next";
import { PrintScreen } from "@/components/projects/print-screen";
import { requireCompany } from "@/lib/http/page";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("projects.printSheet") });

export default async function ProjectPrintPage({ params }: { params: Promise<{ id: string }> }) {
  await requireCompany();
  return <PrintScreen id={(await params).id} />;
}
