import { inboxKeys } from "@/components/inbox/inbox-keys";
import { ReceivedScreen } from "@/components/inbox/received-screen";
import { Prefetched } from "@/components/layout/prefetched";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { listInbox } from "@/lib/inbound/inbox/queries";
import { inboxListDto, inboxQuery } from "@/lib/inbound/inbox/schema";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("attention.title", say("attention.emailsReceived"));

const firstPage = { page: 1, state: "filed" as const };

export default async function EmailsPage() {
  const { scope } = await requireCompany();
  const read = { key: inboxKeys.list(firstPage), shape: inboxListDto, read: () => listInbox(scope, inboxQuery.parse(firstPage)) };
  return (
    <Prefetched reads={[read]}>
      <ReceivedScreen />
    </Prefetched>
  );
}
