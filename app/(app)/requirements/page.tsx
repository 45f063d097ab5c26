import type { Metadata } from "next";
import { Prefetched } from "@/components/layout/prefetched";
import { Texts } from "@/components/layout/texts";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import { RequirementsScreen } from "@/components/requirements/requirements-screen";
import { requireCompany } from "@/lib/http/page";
import { listRequirementSets } from "@/lib/requirements/queries";
import { listRatings } from "@/lib/requirements/ratings/queries";
import { ratingListDto } from "@/lib/requirements/ratings/schema";
import { requirementSetListDto } from "@/lib/requirements/schema";
import { getRejudging } from "@/lib/verdicts/rejudging/queries";
import { rejudgingDto } from "@/lib/verdicts/rejudging/schema";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.requirements") });

export default async function RequirementsPage() {
  const { scope } = await requireCompany();
  const list = { key: requirementKeys.list, shape: requirementSetListDto, read: () => listRequirementSets(scope) };
  const progress = { key: requirementKeys.progress, shape: rejudgingDto, read: () => getRejudging(scope) };
  const ratings = { key: requirementKeys.ratings, shape: ratingListDto, read: () => listRatings(scope) };
  return (
    <Prefetched reads={[list, progress, ratings]}>
      <Texts part="requirements">
        <RequirementsScreen />
      </Texts>
    </Prefetched>
  );
}
