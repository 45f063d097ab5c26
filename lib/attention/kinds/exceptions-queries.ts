import { Prisma } from "@/generated/prisma/client";
import type { Source } from "@/lib/attention/kinds/kind-queries";
import { urgency } from "@/lib/attention/values";
import { lastDayInSql, loadExceptions } from "@/lib/exceptions/queries";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { soonDays } from "@/lib/exceptions/values";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const lastDay = Prisma.raw(lastDayInSql);

const rows = (scope: CompanyScope, state: "requested" | "approved", level: number, until: Prisma.Sql) => Prisma.sql`
  select e.id, ${level}::int as urgency, null::int as weight, coalesce(e.decided_at, e.requested_at) as since
  from requirement_exception e where e.company_id = ${scope.companyId}::uuid and e.state = ${state}
    and ${lastDay} >= ${today(scope)}::date and ${until}`;

const source = (rowsOf: (scope: CompanyScope) => Prisma.Sql, href: string, sentenceOf: (exception: ExceptionDto) => Sentence): Source => ({
  rows: (_tx, scope) => rowsOf(scope),
  tell: async (tx, scope, ids) =>
    (await loadExceptions(tx, scope, ids)).map((exception) => ({
      ...{ id: exception.id, vendor: exception.vendor, title: exception.vendor.name, count: null, href },
      sentence: sentenceOf(exception),
      note: exception.project?.name ?? null,
    })),
});

/** Exceptions that an admin has to approve or refuse. */
export const requests = source(
  (scope) => rows(scope, "requested", urgency.exception, Prisma.sql`true`),
  "/exceptions?state=requested",
  ({ required, byVendor, requestedBy, lastDay: until }) => {
    const about = { required, day: { day: until } };
    if (byVendor) return coded("attention.vendorRequestsException", about);
    return requestedBy?.trim()
      ? coded("attention.personRequestsException", { ...about, person: requestedBy.trim() })
      : coded("attention.exceptionRequested", about);
  },
);

/** Approved exceptions that end within a week: their requirements are missed again then. */
export const endings = source(
  (scope) => rows(scope, "approved", urgency.ending, Prisma.sql`${lastDay} <= ${today(scope)}::date + ${soonDays}::int`),
  "/exceptions?state=soon",
  ({ required, lastDay: until }) => coded("attention.exceptionEnds", { required, day: { day: until } }),
);
