import type { Metadata } from "next";
import { EmailsScreen } from "@/components/admin/emails-screen";

export const metadata: Metadata = { title: "Failed Emails" };

export default function AdminEmailsPage() {
  return <EmailsScreen />;
}
