import { EmailScreen } from "@/components/admin/email-log/email-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("admin.emailLog", say("common.email"));

export default async function AdminEmailPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <EmailScreen id={id} />;
}
