import type { z } from "zod";
import { deleteDocument, loadNames, reprocessDocument } from "@/lib/documents/commands";
import type { DocumentAction, documentBatch } from "@/lib/documents/schema";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

const actions: Record<DocumentAction, (scope: CompanyScope, id: string) => Promise<unknown>> = {
  reprocess: reprocessDocument,
  delete: deleteDocument,
};

/** Does the same to several documents, each as if it were alone. */
export function changeDocuments(scope: CompanyScope, { action, ids }: z.output<typeof documentBatch>): Promise<BatchDto> {
  return eachRow(
    ids,
    (id) => actions[action](scope, id),
    (some) => loadNames(scope, some),
  );
}
