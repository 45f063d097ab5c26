import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { tellNewVendorsJob } from "@/lib/mail/jobs";
import { tellNewVendors } from "@/lib/mail/notices/commands";

export const tellOfNewVendors = handles(tellNewVendorsJob, async ({ companyId }) => tellNewVendors(await companyScopeFor(companyId)));
