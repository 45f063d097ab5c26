import { redirect } from "next/navigation";
import { RequirementsTexts } from "@/components/layout/requirements-texts";
import { ExhibitScreen } from "@/components/requirements/exhibit-screen";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.requirements", say("requirements.fromContract"));

export default async function SetFromContractPage() {
  const { user } = await requireCompany();
  if (!can(user.companyRole, "requirements:write")) redirect("/requirements");
  return (
    <RequirementsTexts>
      <ExhibitScreen />
    </RequirementsTexts>
  );
}
