import { drawPageJob } from "@/lib/documents/page-pictures/jobs";
import { inCompany } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Has a page drawn where a person must look at the document. */
export function enqueueDrawing(scope: CompanyScope, documentId: string, page: number): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const found = await tx.document.count({ where: { companyId, id: documentId, needsReview: true } });
    if (found > 0) await enqueue(tx, drawPageJob, { companyId, documentId, page }, { companyId });
  });
}
