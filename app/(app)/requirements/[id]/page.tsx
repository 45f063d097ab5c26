import type { Metadata } from "next";
import { Prefetched } from "@/components/layout/prefetched";
import { Texts } from "@/components/layout/texts";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import { SetScreen } from "@/components/requirements/set-screen";
import { requireCompany } from "@/lib/http/page";
import { getRequirementSet } from "@/lib/requirements/queries";
import { requirementSetDto } from "@/lib/requirements/schema";
import { getRejudging } from "@/lib/verdicts/rejudging/queries";
import { rejudgingDto } from "@/lib/verdicts/rejudging/schema";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.requirements") });

export default async function RequirementSetPage({ params }: { params: Promise<{ id: string }> }) {
  const { scope } = await requireCompany();
  const { id } = await params;
  const set = { key: requirementKeys.one(id), shape: requirementSetDto, read: () => getRequirementSet(scope, id) };
  const progress = { key: requirementKeys.progress, shape: rejudgingDto, read: () => getRejudging(scope) };
  return (
    <Prefetched reads={[set, progress]}>
      <Texts part="requirements">
        <SetScreen id={id} />
      </Texts>
    </Prefetched>
  );
}
