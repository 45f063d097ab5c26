import { redirect } from "next/navigation";
import { Prefetched } from "@/components/layout/prefetched";
import { RequirementsTexts } from "@/components/layout/requirements-texts";
import { NewSetScreen } from "@/components/requirements/new-set-screen";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import { toReadySets } from "@/lib/compliance/sets/dto";
import { readySetListDto } from "@/lib/compliance/sets/schema";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.requirements", say("requirements.newSet"));

export default async function NewRequirementSetPage() {
  const { user } = await requireCompany();
  if (!can(user.companyRole, "requirements:write")) redirect("/requirements");
  const ready = { key: requirementKeys.ready, shape: readySetListDto, read: async () => toReadySets() };
  return (
    <Prefetched reads={[ready]}>
      <RequirementsTexts>
        <NewSetScreen />
      </RequirementsTexts>
    </Prefetched>
  );
}
