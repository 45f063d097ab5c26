import { Prefetched } from "@/components/layout/prefetched";
import { reviewKeys } from "@/components/queries/document-keys";
import { DismissedScreen } from "@/components/review/dismissed-screen";
import { listQueue } from "@/lib/documents/review/queue-queries";
import { queueDto } from "@/lib/documents/review/queue-schema";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("attention.title", say("attention.dismissedDocuments"));

const firstPage = { page: 1, limit: 10, dismissed: true };

export default async function DismissedPage() {
  const { scope } = await requireCompany();
  return (
    <Prefetched reads={[{ key: reviewKeys.queue(firstPage), shape: queueDto, read: () => listQueue(scope, firstPage) }]}>
      <DismissedScreen />
    </Prefetched>
  );
}
