import type { CompanyScope } from "@/lib/auth/scope";
import { inCompany } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { drawPageJob } from "@/lib/pages/jobs";

/** Has a page drawn where a person must look at the document. */
export function enqueueDrawing(scope: CompanyScope, documentId: string, page: number): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const found = await tx.document.count({ where: { companyId, id: documentId, needsReview: true } });
    if (found > 0) await enqueue(tx, drawPageJob, { companyId, documentId, page }, { companyId });
  });
}
