import { Prisma } from "@/generated/prisma/client";
import type { Source, Told } from "@/lib/attention/kinds/kind-queries";
import { urgency } from "@/lib/attention/values";
import { loadMessages } from "@/lib/inbound/inbox/queries";
import type { InboxMessageDto } from "@/lib/inbound/inbox/schema";
import { causes } from "@/lib/inbound/values";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** A known vendor wrote, and sent no file. */
const isQuestion = Prisma.raw("(cause = 'no_attachment' and vendor_id is not null)");

const rows = ({ companyId }: CompanyScope, which: Prisma.Sql, level: number) => Prisma.sql`
  select id, ${level}::int as urgency, null::int as weight, received_at as since from inbound_delivery
  where company_id = ${companyId}::uuid and state in ('waiting', 'parked') and cause is distinct from 'automatic' and ${which}`;

const longestQuote = 160;

/** The beginning of what was written, in one line. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line;
}

function whyOf({ cause, vendor, candidates }: InboxMessageDto): Sentence {
  const why = coded(cause ? causes[cause] : "inbox.stateWaiting");
  const named = vendor ?? (candidates.length === 1 ? candidates[0] : undefined);
  return named ? joined("sentences", [why, coded("attention.emailFrom", { vendor: named.name })]) : why;
}

function about({ id, subject, vendor }: InboxMessageDto): Pick<Told, "id" | "vendor" | "count" | "href" | "note"> {
  return { id, vendor, count: null, href: `/attention/emails/${id}`, note: subject || coded("inbox.noSubject") };
}

/** Emails that belong to no vendor yet, or whose files were not all taken. */
export const emails: Source = {
  rows: (_tx, scope) => rows(scope, Prisma.sql`not ${isQuestion}`, urgency.email),
  tell: async (tx, scope, ids) =>
    (await loadMessages(tx, scope, ids)).map((message) => ({
      ...about(message),
      title: message.fromName || message.fromAddress || coded("inbox.noSender"),
      sentence: whyOf(message),
    })),
};

/** Vendors who answered with a question: a known vendor wrote, and sent no file. */
export const questions: Source = {
  rows: (_tx, scope) => rows(scope, Prisma.sql`${isQuestion}`, urgency.question),
  tell: async (tx, scope, ids) =>
    (await loadMessages(tx, scope, ids)).map((message) => ({
      ...about(message),
      title: message.vendor?.name ?? message.fromAddress,
      sentence: quoted(message.text) ? coded("attention.vendorWrote", { text: quoted(message.text) }) : coded("inbox.noText"),
    })),
};
