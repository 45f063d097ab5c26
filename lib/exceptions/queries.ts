import type { z } from "zod";
import { type ExceptionRow, toExceptionDto } from "@/lib/exceptions/dto";
import type { ExceptionDto, ExceptionListDto, exceptionQuery } from "@/lib/exceptions/schema";
import { readInCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginate } from "@/lib/infra/pagination";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const name = (user: string) => `(${user}.first_name || ' ' || ${user}.last_name)`;

const columns = `select e.id, e.vendor_id as "vendorId", v.name as "vendorName", p.id as "projectId", p.name as "projectName",
  e.assignment_id as "assignmentId", e.requirement, e.requirement_sentence as sentence, e.kind, e.state, e.reason, e.condition,
  ${name("o")} as owner, e.from_on::text as "from", e.until_on::text as until, e.policy_number as "policyNumber", e.least,
  ${name("r")} as "requestedBy", e.requested_at as "requestedAt", ${name("d")} as "decidedBy", e.decided_at as "decidedAt",
  e.decision_note as note`;

const tables = `from requirement_exception e join vendor v on v.company_id = e.company_id and v.id = e.vendor_id
  left join assignment a on a.company_id = e.company_id and a.id = e.assignment_id
  left join project p on p.company_id = a.company_id and p.id = a.project_id
  left join "user" o on o.company_id = e.company_id and o.id = e.owner_id
  left join "user" r on r.company_id = e.company_id and r.id = e.requested_by_id
  left join "user" d on d.company_id = e.company_id and d.id = e.decided_by_id`;

/** One page of exceptions: those that wait for an answer first, then those that end next. */
export async function listExceptions(scope: CompanyScope, query: z.output<typeof exceptionQuery>): Promise<ExceptionListDto> {
  const { vendorId, state, page, limit } = query;
  const day = today(scope);
  const values: unknown[] = [scope.companyId];
  let where = "e.company_id = $1";
  if (vendorId) where += ` and e.vendor_id = $${values.push(vendorId)}::uuid`;
  if (state === "approved") where += ` and e.state = 'approved' and e.until_on >= $${values.push(day)}::date`;
  else if (state === "ended") where += ` and (e.state = 'ended' or (e.state = 'approved' and e.until_on < $${values.push(day)}::date))`;
  else if (state) where += ` and e.state = $${values.push(state)}`;
  const [rows = [], [count] = []] = await readInCompany(scope, [
    {
      text: `${columns} ${tables} where ${where}
        order by case e.state when 'requested' then 0 when 'approved' then 1 else 2 end, e.until_on, e.id
        limit $${values.length + 1} offset $${values.length + 2}`,
      values: [...values, limit, (page - 1) * limit],
    },
    { text: `select count(*)::int as total from requirement_exception e where ${where}`, values },
  ]);
  return {
    exceptions: (rows as ExceptionRow[]).map((row) => toExceptionDto(row, day)),
    pagination: paginate(page, limit, Number(count?.total)),
  };
}

export async function getException(scope: CompanyScope, id: string): Promise<ExceptionDto> {
  const text = `${columns} ${tables} where e.company_id = $1 and e.id = $2::uuid`;
  const [[row] = []] = await readInCompany(scope, [{ text, values: [scope.companyId, id] }]);
  if (!row) throw notFound(say("server.exceptions.exception"));
  return toExceptionDto(row as ExceptionRow, today(scope));
}
