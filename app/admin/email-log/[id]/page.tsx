import type { Metadata } from "next";
import { EmailScreen } from "@/components/admin/email-log/email-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.email") });

export default async function AdminEmailPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <EmailScreen id={id} />;
}
