import type { Metadata } from "next";
import { EmailVendorsScreen } from "@/components/admin/vendor-emails/email-vendors-screen";

export const metadata: Metadata = { title: "Email Vendors" };

export default function EmailVendorsPage() {
  return <EmailVendorsScreen />;
}
