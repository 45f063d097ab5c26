import { Prefetched } from "@/components/layout/prefetched";
import { RequirementsTexts } from "@/components/layout/requirements-texts";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import { SetScreen } from "@/components/requirements/set-screen";
import { getRejudging } from "@/lib/compliance/judging/rejudging-queries";
import { rejudgingDto } from "@/lib/compliance/judging/rejudging-schema";
import { getRequirementSet } from "@/lib/compliance/sets/queries";
import { requirementSetDto } from "@/lib/compliance/sets/schema";
import { requireCompany } from "@/lib/http/page";
import { titleOf } from "@/lib/http/titles";

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) => titleOf("requirements", params);

export default async function RequirementSetPage({ params }: { params: Promise<{ id: string }> }) {
  const { scope } = await requireCompany();
  const { id } = await params;
  const set = { key: requirementKeys.one(id), shape: requirementSetDto, read: () => getRequirementSet(scope, id) };
  const progress = { key: requirementKeys.progress, shape: rejudgingDto, read: () => getRejudging(scope) };
  return (
    <Prefetched reads={[set, progress]}>
      <RequirementsTexts>
        <SetScreen id={id} />
      </RequirementsTexts>
    </Prefetched>
  );
}
