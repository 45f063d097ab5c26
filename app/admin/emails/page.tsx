import type { Metadata } from "next";
import { EmailsScreen } from "@/components/admin/emails-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.failedEmails") });

export default function AdminEmailsPage() {
  return <EmailsScreen />;
}
