import type { Metadata } from "next";
import { UnmatchedScreen } from "@/components/admin/inbox/unmatched-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.unmatchedEmails") });

export default function AdminInboxPage() {
  return <UnmatchedScreen />;
}
