import type { Metadata } from "next";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { Prefetched } from "@/components/layout/prefetched";
import { attentionKeys } from "@/components/queries/attention-keys";
import { listAttention } from "@/lib/attention/queries";
import { attentionListDto, attentionQuery } from "@/lib/attention/schema";
import { topFilter } from "@/lib/attention/values";
import { requireCompany } from "@/lib/http/page";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.dashboard") });

export default async function DashboardPage() {
  const { scope } = await requireCompany();
  // The first rows, whose number is not known before, would move all that is below them.
  const top = {
    key: attentionKeys.list(topFilter),
    shape: attentionListDto,
    read: () => listAttention(scope, attentionQuery.parse(topFilter)),
  };
  return (
    <Prefetched reads={[top]}>
      <DashboardScreen />
    </Prefetched>
  );
}
