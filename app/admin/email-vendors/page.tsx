import type { Metadata } from "next";
import { EmailVendorsScreen } from "@/components/admin/vendor-emails/email-vendors-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.emailVendors") });

export default function EmailVendorsPage() {
  return <EmailVendorsScreen />;
}
