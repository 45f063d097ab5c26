import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { removeAccount, removeCompany } from "@/lib/companies/deletion/commands";
import { removeAccountJob, removeCompanyJob } from "@/lib/companies/deletion/jobs";

export const removeDueCompany = handles(removeCompanyJob, async ({ companyId }) => removeCompany(await companyScopeFor(companyId)));

export const removeDueAccount = handles(removeAccountJob, async ({ companyId, userId }) => {
  await removeAccount(await companyScopeFor(companyId), userId);
});
