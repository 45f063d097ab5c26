import { Prisma } from "@/generated/prisma/client";
import type { Source } from "@/lib/attention/kinds/kind-queries";
import { urgency } from "@/lib/attention/values";
import { ownDoubtInSql } from "@/lib/compliance/policies/doubts-rules";
import { idOf, loadOpenWordings } from "@/lib/compliance/wordings/queries";
import { queued } from "@/lib/documents/review/queue-queries";
import { coded } from "@/lib/infra/sentences-rules";

const ownDoubt = Prisma.raw(ownDoubtInSql);

/**
 * Sentences and forms that someone has to explain, once each, those on most certificates first. Where each certificate of a wording has
 * other values to check, the wording is asked there.
 */
export const wordings: Source = {
  rows: (_tx, scope) => Prisma.sql`
    select ${idOf("w.wording")} as id, ${urgency.wording} as urgency, -count(*)::int as weight, min(d.created_at) as since
    from ${queued(scope, { dismissed: false }, Prisma.sql`join document_wording w on w.company_id = d.company_id and w.document_id = d.id and w.is_open`)}
    group by w.wording having bool_or(v.id is not null and not (${ownDoubt}))`,
  tell: async (tx, scope, ids) => {
    const open = await loadOpenWordings(tx, scope, ids);
    return open.map(({ id, example, isForm, files, document }) => ({
      ...{ id, vendor: null, count: null, title: example },
      sentence: coded(isForm ? "attention.formAsked" : "attention.wordingAsked", { count: files }),
      note: document?.fileName ?? null,
      href: document ? `/documents/${document.id}` : "/settings?tab=wordings",
    }));
  },
};
