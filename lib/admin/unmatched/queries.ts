import type { z } from "zod";
import type { UnmatchedEmailDto, UnmatchedListDto, unmatchedQuery } from "@/lib/admin/unmatched/schema";
import { findBySender } from "@/lib/inbound/addressing/queries";
import { asPlatform } from "@/lib/infra/db";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { findMatching } from "@/lib/infra/search";
import type { PlatformScope } from "@/lib/tenancy/scope";

/** One page of the emails that fit no company, the newest first. */
export async function listUnmatched(_scope: PlatformScope, query: z.output<typeof unmatchedQuery>): Promise<UnmatchedListDto> {
  const { search } = query;
  const where = { state: "unmatched", ...(search && { id: { in: await findMatching(asPlatform(), "inbound_message", search) } }) };
  const { after, window } = partOf(query, [{ receivedAt: "desc" as const }, { id: "desc" as const }]);
  const rows = await asPlatform().inboundMessage.findMany({ where: { ...where, ...after }, ...window });
  const known = await companiesOf(rows.map(({ fromAddress }) => fromAddress ?? ""));
  return {
    emails: rows.map(({ id, fromAddress, subject, recipients, size, receivedAt }) => ({
      ...{ id, fromAddress: fromAddress ?? "", subject: subject ?? "", recipients: recipients.slice(0, 10), size },
      ...{ receivedAt: receivedAt.toISOString(), candidates: known.get(fromAddress ?? "") ?? [] },
    })),
    pagination: paginatePart(query, await asPlatform().inboundMessage.count({ where }), rows),
  };
}

/** The companies whose vendors write from these addresses, at most five of each. */
async function companiesOf(senders: readonly string[]): Promise<Map<string, UnmatchedEmailDto["candidates"]>> {
  const found = new Map<string, string[]>();
  for (const sender of new Set(senders)) {
    found.set(sender, [...new Set((await findBySender(sender)).map(({ companyId }) => companyId))].slice(0, 5));
  }
  const where = { id: { in: [...found.values()].flat() } };
  const companies = await asPlatform().company.findMany({ where, select: { id: true, name: true, createdAt: true } });
  const named = companies.map((company) => ({ ...company, createdAt: company.createdAt.toISOString() }));
  return new Map([...found].map(([sender, ids]) => [sender, named.filter(({ id }) => ids.includes(id))]));
}
