import { z } from "zod";
import { now } from "@/lib/infra/clock";
import { coded, joined } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { type Connector, ConnectorError, type SourceVendor, type Standing } from "@/lib/transfer/connectors/adapters-schema";
import { callSystem, type SystemCall } from "@/lib/transfer/connectors/calling-commands";
import { bearer, nothingReceived } from "@/lib/transfer/connectors/columns-values";
import { systemOf } from "@/lib/transfer/connectors/systems-queries";
import { withToken } from "@/lib/transfer/connectors/tokens-commands";
import { connectorTitles } from "@/lib/transfer/connectors/values";
import { procoreStatusOf } from "@/lib/vendors/procore-rules";

const connector = "procore";
const system = connectorTitles[connector];
const pageSize = 100;
/** Changes may be told a little later than they are dated. */
const overlapMillis = 10 * 60_000;

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "");
const id = z.union([z.number(), z.string()]).transform(String);
const companies = z.array(z.object({ id, name: z.string() }));
const vendors = z.array(
  z.object({
    ...{ id, name: z.string(), email_address: text, business_phone: text, is_active: z.boolean().nullish() },
    ...{ address: text, city: text, state_code: text, zip: text, origin_id: text },
    primary_contact: z.object({ first_name: text, last_name: text, email_address: text, business_phone: text }).nullish(),
  }),
);
const synced = z.object({
  errors: z.array(z.object({ errors: z.record(z.string(), z.array(z.string()).or(z.string())).nullish() })).default([]),
});
const before = z.object({ origins: z.array(z.string()), hasOrigin: z.boolean() }).catch({ origins: [], hasOrigin: false });

/** Procore by its REST API v1.0: vendors of the company directory in, insurances of vendors out. `account`: the id of the company. */
export function procoreConnector(scope: CompanyScope, connectionId: string, account: string): Connector {
  let known: { id: string; name: string } | undefined;

  const call = async <Answer>(
    path: string,
    shape: z.ZodType<Answer>,
    more: Partial<SystemCall> = {},
    company?: string,
  ): Promise<Answer> => {
    const address = `${systemOf(connector).api}${path}`;
    const { status, body } = await withToken(scope, connectionId, system, (token) => {
      const headers = { authorization: bearer(token), ...(company && { "procore-company-id": company }) };
      return callSystem({ connector, address, headers, ...more });
    });
    if (status === 403) throw new ConnectorError("settings", coded("server.connections.mayNot", { system }));
    if (status >= 300)
      throw new ConnectorError("record", coded("server.connections.refusesRecord", { system, reason: reasonOf(body, status) }));
    const answer = shape.safeParse(body);
    if (!answer.success) throw new ConnectorError("settings", coded("server.connections.answersOtherwise", { system }));
    return answer.data;
  };

  const company = async () => {
    if (known) return known;
    const found = await call("/rest/v1.0/companies?per_page=100", companies);
    const [first, ...others] = account ? found.filter((one) => one.id === account) : found;
    if (!first) throw new ConnectorError("settings", coded("server.connections.noCompanyThere", { system }), { field: "account" });
    if (others.length > 0) {
      const names = joined(
        "; ",
        [...found].slice(0, 20).map((one) => `${one.name} (${one.id})`),
      );
      throw new ConnectorError("settings", coded("server.connections.severalCompaniesThere", { system, names }), { field: "account" });
    }
    known = first;
    return first;
  };

  return {
    writesAll: false,
    check: async () => ({ name: (await company()).name }),
    readVendors: async (cursor) => {
      const { id: companyId } = await company();
      const at = now();
      const range = cursor ? `&filters[updated_at]=${encodeURIComponent(`${cursor}...${isoSeconds(at)}`)}` : "";
      const read: SourceVendor[] = [];
      for (let page = 1; ; page += 1) {
        const path = `/rest/v1.0/vendors?company_id=${companyId}&page=${page}&per_page=${pageSize}${range}`;
        const rows = await call(path, vendors, {}, companyId);
        read.push(...rows.map(vendorOf));
        if (rows.length < pageSize) break;
      }
      return { vendors: read, cursor: isoSeconds(new Date(at.getTime() - overlapMillis)) };
    },
    writeStanding: async (standing, last) => {
      const { id: companyId } = await company();
      const { origins, hasOrigin } = before.parse(last);
      const updates = insurancesOf(standing, origins);
      const path = `/rest/v1.0/companies/${companyId}/vendors/${standing.source.externalId}/insurances/sync`;
      refuseErrors(await call(path, synced, { method: "PATCH", json: { updates } }, companyId));
      // An id that an accounting system keeps there is not ours to replace.
      const isFree = !standing.source.originId && !hasOrigin;
      if (isFree) {
        const json = { company_id: Number(companyId), updates: [{ id: Number(standing.source.externalId), origin_id: standing.vendorId }] };
        refuseErrors(await call("/rest/v1.0/vendors/sync", synced, { method: "PATCH", json }, companyId));
      }
      return { origins: updates.map(({ origin_id }) => origin_id), hasOrigin: hasOrigin || isFree };
    },
    finish: async () => undefined,
    close: async () => undefined,
  };
}

const isoSeconds = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;

function vendorOf(row: z.output<typeof vendors>[number]): SourceVendor {
  const { primary_contact: contact } = row;
  const place = [row.city, [row.state_code, row.zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return {
    ...{ externalId: row.id, name: row.name.trim(), originId: row.origin_id, isActive: row.is_active !== false },
    email: row.email_address || (contact?.email_address ?? ""),
    phone: row.business_phone || (contact?.business_phone ?? ""),
    contactName: [contact?.first_name, contact?.last_name].filter(Boolean).join(" "),
    address: [row.address, place].filter(Boolean).join(", "),
  };
}

/**
 * The insurances of a vendor, each under an origin id of its own, so that a second write changes the first one's. One that was written and
 * is not current any more is marked as expired; none is deleted.
 */
function insurancesOf(standing: Standing, origins: readonly string[]) {
  const { coverages, status, day, vendorId, hold } = standing;
  const common = { exempt: false, enable_expired_insurance_notifications: false, notes: hold ?? "" };
  const counted = new Map<string, number>();
  const current = coverages.map((one) => {
    const place = (counted.get(one.line) ?? 0) + 1;
    counted.set(one.line, place);
    return {
      ...common,
      origin_id: `coverkeep:${vendorId}:${one.line}:${place}`,
      insurance_type: one.title,
      ...(one.insurer && { name: one.insurer }),
      ...(one.number && { policy_number: one.number }),
      ...(one.effective && { effective_date: one.effective }),
      ...(one.expires && { expiration_date: one.expires }),
      ...(one.limit !== null && { limit: one.limit.toFixed(2) }),
      info_received: true,
      status: procoreStatusOf(status, one.expires, day) as string,
    };
  });
  const kept = new Set(current.map(({ origin_id }) => origin_id));
  const nothing = `coverkeep:${vendorId}:NONE:1`;
  const gone = origins
    .filter((origin) => !kept.has(origin))
    .map((origin_id) => ({ ...common, origin_id, info_received: false, status: origin_id === nothing ? "undecided" : "expired" }));
  if (current.length > 0) return [...current, ...gone];
  const none = { ...common, origin_id: nothing, insurance_type: nothingReceived, info_received: false };
  return [{ ...none, status: procoreStatusOf(status, null, day) as string }, ...gone.filter(({ origin_id }) => origin_id !== nothing)];
}

function refuseErrors({ errors }: z.output<typeof synced>): void {
  const [first] = errors;
  if (!first) return;
  const reason = Object.entries(first.errors ?? {})
    .map(([field, words]) => `${field} ${[words].flat().join(", ")}`)
    .join("; ");
  throw new ConnectorError("record", coded("server.connections.refusesRecord", { system, reason: reason || "-" }));
}

const refusal = z.object({ errors: z.unknown().optional(), error: z.unknown().optional(), message: z.string().optional() });

/** What Procore says, as it says it. */
function reasonOf(body: unknown, status: number): string {
  const { data } = refusal.safeParse(body);
  const words = data?.message ?? data?.errors ?? data?.error;
  return (typeof words === "string" ? words : JSON.stringify(words ?? status)).slice(0, 300);
}
