import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { askerOf } from "@/lib/tenancy/actors-rules";
import { advanceImport } from "@/lib/vendors/import/commands";
import { importVendorsJob } from "@/lib/vendors/import/jobs";

export const importVendors = handles(importVendorsJob, async ({ companyId, importId, ...asked }) => {
  const scope = await companyScopeFor(companyId, askerOf(asked));
  while (await advanceImport(scope, importId)) {
    // Each turn is a transaction of its own: a worker that dies loses one turn, and people see how far it is.
  }
});
