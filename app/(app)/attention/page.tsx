import type { Metadata } from "next";
import { AttentionScreen } from "@/components/attention/attention-screen";
import { Prefetched } from "@/components/layout/prefetched";
import { attentionKeys } from "@/components/queries/attention-keys";
import { listAttention } from "@/lib/attention/queries";
import { attentionListDto, attentionQuery } from "@/lib/attention/schema";
import { requireCompany } from "@/lib/http/page";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("attention.title") });

const firstPage = { page: 1, limit: 20 };

export default async function AttentionPage() {
  const { scope } = await requireCompany();
  const read = {
    key: attentionKeys.list(firstPage),
    shape: attentionListDto,
    read: () => listAttention(scope, attentionQuery.parse(firstPage)),
  };
  return (
    <Prefetched reads={[read]}>
      <AttentionScreen />
    </Prefetched>
  );
}
