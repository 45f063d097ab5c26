import { loadAgencyPolicies, loadAgencyVendors } from "@/lib/accounts/links/agencies-queries";
import { readToday } from "@/lib/compliance/judging/queries";
import { agencyTitle } from "@/lib/compliance/policies/agencies-rules";
import { loadHolders } from "@/lib/compliance/requests/requesting-queries";
import { checksHolder } from "@/lib/compliance/requests/requesting-rules";
import { inWords } from "@/lib/compliance/verdicts/records-dto";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import type { Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { sentence } from "@/lib/infra/text-rules";
import type { AgencyPageDto } from "@/lib/portal/agencies/schema";
import { toPolicyDto } from "@/lib/portal/page/dto";
import { loadFiles, loadReported } from "@/lib/portal/page/queries";
import { standingOfLine, standingOfRecord } from "@/lib/portal/page/rules";
import { type PortalScope, today } from "@/lib/tenancy/scope";

/** What an agency's page shows, as of today. It changes nothing. Throws `not_found` for a link of another kind. */
export function getAgencyPage(scope: PortalScope): Promise<AgencyPageDto> {
  const { company, link } = scope;
  const { agency } = link;
  if (agency === null) throw notFound(coded("server.portal.agency"));
  return readToday(company, async (tx) => {
    const vendors = await loadAgencyVendors(tx, company, agency);
    const files = await loadFiles(tx, scope, new Map(vendors.map(({ id, name }) => [id, name])));
    const { logoKey } = await tx.company.findUniqueOrThrow({ where: { id: company.companyId }, select: { logoKey: true } });
    return {
      ...{ company: { name: link.company, hasLogo: logoKey !== null }, agency: agencyTitle(agency), files },
      vendors: await loadInsureds(tx, scope, agency, vendors),
      isReading: files.some(({ state }) => state === "reading"),
    };
  });
}

type Insured = AgencyPageDto["vendors"][number];

const soonestFirst = (one: Insured, other: Insured) =>
  (one.next?.expiration ?? "9999").localeCompare(other.next?.expiration ?? "9999") || one.name.localeCompare(other.name);

async function loadInsureds(tx: Tx, { company }: PortalScope, agency: string, vendors: readonly { id: string; name: string }[]) {
  const { companyId } = company;
  const ids = vendors.map(({ id }) => id);
  const rows = await tx.vendor.findMany({ where: { companyId, id: { in: ids } }, select: { id: true, complianceStatus: true } });
  const statusOf = new Map(rows.map(({ id, complianceStatus }) => [id, complianceStatus]));
  const verdicts = await tx.verdict.findMany({ where: { companyId, vendorId: { in: ids }, untilAt: null }, orderBy: { fromAt: "asc" } });
  const unread = await tx.document.findMany({
    where: { companyId, vendorId: { in: ids }, processingStatus: { in: ["PENDING", "PROCESSING"] } },
    select: { vendorId: true },
  });
  const policies = await loadAgencyPolicies(tx, company, agency, ids);
  const reported = await loadReported(tx, company, ids);
  const { holderOf } = await loadHolders(
    tx,
    company,
    verdicts.flatMap(({ projectId }) => projectId ?? []),
  );
  const isReading = new Set(unread.map(({ vendorId }) => vendorId));
  const insureds: AgencyPageDto["vendors"] = [];
  for (const { id, name } of vendors) {
    const own = verdicts.filter(({ vendorId }) => vendorId === id);
    const judged = own.flatMap(({ body }) => storedVerdict.safeParse(body).data ?? []);
    const lines = judged.flatMap((verdict) => verdict.lines);
    const missing = lines.filter((line) => standingOfLine(line) === "missing");
    const told = missing.map(({ reason, ask }) => ({ found: inWords(reason), ask: ask && sentence(inWords(ask)) }));
    const listed = policies.filter(({ vendorId }) => vendorId === id).map((row) => toPolicyDto(row, today(company), reported));
    // A canceled policy ended already: its last day is not what comes next.
    const first = listed.find(({ state }) => state !== "canceled");
    insureds.push({
      ...{ id, name, standing: standingOfRecord(statusOf.get(id) ?? "UNDER_REVIEW", isReading.has(id)) },
      missing: [...new Map(told.map((one) => [one.found, one])).values()],
      holder: holderOf(own.flatMap(({ projectId }) => projectId ?? [])[0]),
      checksHolder: checksHolder(judged),
      policies: listed,
      next: first?.expiration ? { name: first.name, expiration: first.expiration, state: first.state } : null,
    });
  }
  return insureds.toSorted(soonestFirst);
}
