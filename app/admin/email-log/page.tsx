import type { Metadata } from "next";
import { EmailLogScreen } from "@/components/admin/email-log/email-log-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.emailLog") });

export default function AdminEmailLogPage() {
  return <EmailLogScreen />;
}
