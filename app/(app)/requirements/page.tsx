import type { Metadata } from "next";
import { Prefetched } from "@/components/layout/prefetched";
import { RequirementsTexts } from "@/components/layout/requirements-texts";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import { RequirementsScreen } from "@/components/requirements/requirements-screen";
import { getRejudging } from "@/lib/compliance/judging/rejudging-queries";
import { rejudgingDto } from "@/lib/compliance/judging/rejudging-schema";
import { listRatings } from "@/lib/compliance/ratings/queries";
import { ratingListDto } from "@/lib/compliance/ratings/schema";
import { listRequirementSets } from "@/lib/compliance/sets/queries";
import { requirementSetListDto } from "@/lib/compliance/sets/schema";
import { requireCompany } from "@/lib/http/page";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.requirements") });

export default async function RequirementsPage() {
  const { scope } = await requireCompany();
  const list = { key: requirementKeys.list, shape: requirementSetListDto, read: () => listRequirementSets(scope) };
  const progress = { key: requirementKeys.progress, shape: rejudgingDto, read: () => getRejudging(scope) };
  const ratings = { key: requirementKeys.ratings, shape: ratingListDto, read: () => listRatings(scope) };
  return (
    <Prefetched reads={[list, progress, ratings]}>
      <RequirementsTexts>
        <RequirementsScreen />
      </RequirementsTexts>
    </Prefetched>
  );
}
