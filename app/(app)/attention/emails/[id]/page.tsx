import { EmailScreen } from "@/components/inbox/email-screen";
import { inboxKeys } from "@/components/inbox/inbox-keys";
import { Prefetched } from "@/components/layout/prefetched";
import { requireCompany } from "@/lib/http/page";
import { titleOf } from "@/lib/http/titles";
import { getInboxMessage } from "@/lib/inbound/inbox/queries";
import { inboxMessageDto } from "@/lib/inbound/inbox/schema";

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) => titleOf("email", params);

export default async function EmailPage({ params }: { params: Promise<{ id: string }> }) {
  const { scope } = await requireCompany();
  const { id } = await params;
  const read = { key: inboxKeys.one(id), shape: inboxMessageDto, read: () => getInboxMessage(scope, id) };
  return (
    <Prefetched reads={[read]}>
      <EmailScreen id={id} />
    </Prefetched>
  );
}
