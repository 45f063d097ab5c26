import type { z } from "zod";
import { loadKinds, loadTitles } from "@/lib/attention/queries";
import type { attentionBatch } from "@/lib/attention/schema";
import { type AttentionAct, type AttentionKind, entryOf } from "@/lib/attention/values";
import { moveOut } from "@/lib/documents/review/queue-commands";
import { answerException } from "@/lib/exceptions/commands";
import { confirmMessage, dismissMessage } from "@/lib/inbound/inbox/commands";
import { AppError } from "@/lib/infra/errors";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { coded } from "@/lib/infra/sentences-rules";
import { can } from "@/lib/tenancy/permissions";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Change = (scope: CompanyScope, id: string) => Promise<unknown>;

const dismissDocument: Change = (scope, id) => moveOut(scope, id, "dismiss");

/** What each act does to a row of each kind. */
const changes: Record<AttentionAct, Partial<Record<AttentionKind, Change>>> = {
  dismiss: { document: dismissDocument, file: dismissDocument, email: dismissMessage, question: dismissMessage },
  confirm: { email: confirmMessage },
  approve: { exception: (scope, id) => answerException(scope, id, { answer: "approve", note: null }) },
};

/** Does the same with several rows, each as if it were alone. A row of a kind that has no such act is refused. */
export async function changeAttention(scope: CompanyScope, { action, ids }: z.output<typeof attentionBatch>): Promise<BatchDto> {
  const kinds = await loadKinds(scope, ids);
  return eachRow(
    ids,
    async (id) => {
      const kind = kinds.get(id);
      if (!kind) throw new AppError("conflict", coded("attention.noLongerWaiting"));
      const change = changes[action][kind];
      if (!change) throw new AppError("conflict", coded("attention.notOfThisKind"));
      if (!can(scope.role, entryOf(kind).needs)) throw new AppError("forbidden", coded("attention.notAllowed"));
      await change(scope, id);
    },
    async (refused) => {
      const titles = await loadTitles(scope, new Map([...kinds].filter(([id]) => refused.includes(id))));
      return [...titles].map(([id, name]) => ({ id, name }));
    },
  );
}
