import type { Metadata } from "next";
import { DocumentScreen } from "@/components/documents/document-screen";

export const metadata: Metadata = { title: "Document" };

export default async function DocumentPage({ params }: { params: Promise<{ id: string }> }) {
  return <DocumentScreen id={(await params).id} />;
}
