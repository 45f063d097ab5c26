import type { z } from "zod";
import { loadNames, withDocument } from "@/lib/documents/commands";
import type { QueueAction, queueBatch } from "@/lib/documents/review/queue-schema";
import { now } from "@/lib/infra/clock";
import { AppError } from "@/lib/infra/errors";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { coded } from "@/lib/infra/sentences-rules";
import { announce } from "@/lib/integrations/changes/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Dismisses a document from the queue or puts it back. Doubts remain, and no status changes. */
export function moveOut(scope: CompanyScope, id: string, action: QueueAction): Promise<void> {
  return withDocument(scope, id, async (tx, { needsReview, reviewDismissedAt, vendorId }) => {
    if (!needsReview) throw new AppError("conflict", coded("server.documents.thisDocumentIsNotWaiting"));
    if ((reviewDismissedAt !== null) === (action === "dismiss")) return;
    const where = { companyId_id: { companyId: scope.companyId, id } };
    await tx.document.update({ where, data: { reviewDismissedAt: action === "dismiss" ? now() : null } });
    const told = action === "dismiss" ? "document.dismissed" : "document.restored";
    if (action === "restore") await announce(tx, scope, "document.needs_review", { documentId: id, vendorId });
    await recordEvent(tx, scope, { action: told, subjectType: "document", subjectId: id });
  });
}

/** Dismisses several documents from the queue, or puts them back, each as if it were alone. */
export function changeQueue(scope: CompanyScope, { action, ids }: z.output<typeof queueBatch>): Promise<BatchDto> {
  return eachRow(
    ids,
    (id) => moveOut(scope, id, action),
    (some) => loadNames(scope, some),
  );
}
