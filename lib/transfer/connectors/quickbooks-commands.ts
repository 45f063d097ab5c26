import { z } from "zod";
import { now } from "@/lib/infra/clock";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { type Connector, ConnectorError, type SourceVendor, type Standing } from "@/lib/transfer/connectors/adapters-schema";
import { callSystem, type SystemCall } from "@/lib/transfer/connectors/calling-commands";
import { bearer, noteSubject, notesQuery, vendorQuery } from "@/lib/transfer/connectors/columns-values";
import { noteOf } from "@/lib/transfer/connectors/standings-rules";
import { systemOf } from "@/lib/transfer/connectors/systems-queries";
import { withToken } from "@/lib/transfer/connectors/tokens-commands";
import { connectorTitles } from "@/lib/transfer/connectors/values";

const connector = "quickbooks";
const system = connectorTitles[connector];
const pageSize = 1000;
const minorVersion = 75;
const overlapMillis = 10 * 60_000;
/** Its error for a record that changed since its SyncToken was read. */
const staleCode = "5010";
const mostStale = 3;
/** By this our note is found again among those of a vendor. */
const noteTag = "Coverkeep";

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "");
const vendor = z.object({
  ...{ Id: z.string(), DisplayName: text, CompanyName: text, GivenName: text, FamilyName: text, Active: z.boolean().nullish() },
  PrimaryEmailAddr: z.object({ Address: text }).nullish(),
  PrimaryPhone: z.object({ FreeFormNumber: text }).nullish(),
  BillAddr: z.object({ Line1: text, Line2: text, City: text, CountrySubDivisionCode: text, PostalCode: text }).nullish(),
});
const vendorPage = z.object({ QueryResponse: z.object({ Vendor: z.array(vendor).default([]) }) });
const note = z.object({ Id: z.string(), SyncToken: z.string(), Note: text, Tag: text });
const notes = z.object({ QueryResponse: z.object({ Attachable: z.array(note).default([]) }) });
const oneNote = z.object({ Attachable: note });
const companyInfo = z.object({ CompanyInfo: z.object({ CompanyName: z.string() }) });
const fault = z.object({ Fault: z.object({ Error: z.array(z.object({ Message: text, Detail: text, code: text })).min(1) }) });
const before = z.object({ noteId: z.string().nullable() }).catch({ noteId: null });

type Note = z.output<typeof note>;

/**
 * QuickBooks Online by its accounting API v3: vendors in; out, a note at the vendor. Its vendors have no field for notes in the public
 * description, so the note is an Attachable. `account`: the realm id.
 */
export function quickbooksConnector(scope: CompanyScope, connectionId: string, account: string): Connector {
  const call = async <Answer>(path: string, shape: z.ZodType<Answer>, more: Partial<SystemCall> = {}): Promise<Answer> => {
    if (!account) throw new ConnectorError("signed_out", coded("server.connections.signInAgain", { system }));
    const mark = path.includes("?") ? "&" : "?";
    const address = `${systemOf(connector).api}/v3/company/${account}/${path}${mark}minorversion=${minorVersion}`;
    const { status, body } = await withToken(scope, connectionId, system, (token) =>
      callSystem({ connector, address, headers: { authorization: bearer(token) }, ...more }),
    );
    if (status === 403) throw new ConnectorError("settings", coded("server.connections.mayNot", { system }));
    if (status >= 300) throw refusalOf(body, status);
    const answer = shape.safeParse(body);
    if (!answer.success) throw new ConnectorError("settings", coded("server.connections.answersOtherwise", { system }));
    return answer.data;
  };
  const query = <Answer>(words: string, shape: z.ZodType<Answer>) => call(`query?query=${encodeURIComponent(words)}`, shape);

  const findNote = async (vendorId: string, noteId: string | null): Promise<Note | null> => {
    const found = (await query(notesQuery(vendorId), notes)).QueryResponse.Attachable;
    return found.find(({ Id }) => Id === noteId) ?? found.find(({ Tag }) => Tag === noteTag) ?? null;
  };

  const putNote = async (vendorId: string, words: string, noteId: string | null): Promise<string | null> => {
    for (let tries = 1; ; tries += 1) {
      const own = await findNote(vendorId, noteId);
      if (own && own.Note === words) return own.Id;
      const content = { Note: words, Tag: noteTag, AttachableRef: [{ EntityRef: { type: noteSubject, value: vendorId } }] };
      const json = own ? { Id: own.Id, SyncToken: own.SyncToken, ...content } : content;
      try {
        return (await call("attachable", oneNote, { method: "POST", json })).Attachable.Id;
      } catch (error) {
        // Someone changed it in between: what it says now is read again.
        if (!(error instanceof StaleError) || tries >= mostStale) throw error;
      }
    }
  };

  return {
    writesAll: false,
    check: async () => ({ name: (await call(`companyinfo/${account}`, companyInfo)).CompanyInfo.CompanyName }),
    readVendors: async (cursor) => {
      const at = now();
      const read: SourceVendor[] = [];
      for (let start = 1; ; start += pageSize) {
        const rows = (await query(vendorQuery(cursor, start, pageSize), vendorPage)).QueryResponse.Vendor;
        read.push(...rows.map(vendorOf));
        if (rows.length < pageSize) break;
      }
      return { vendors: read, cursor: new Date(at.getTime() - overlapMillis).toISOString() };
    },
    writeStanding: async (standing: Standing, last) => {
      const { noteId } = before.parse(last);
      // A vendor that may be paid needs a note only if there was one on hold.
      if (standing.mayBePaid && noteId === null) return { noteId };
      return { noteId: await putNote(standing.source.externalId, noteOf(standing), noteId) };
    },
    finish: async () => undefined,
    close: async () => undefined,
  };
}

function vendorOf(row: z.output<typeof vendor>): SourceVendor {
  const { BillAddr: at } = row;
  const place = at ? [at.City, [at.CountrySubDivisionCode, at.PostalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ") : "";
  return {
    ...{ externalId: row.Id, name: row.CompanyName || row.DisplayName, isActive: row.Active !== false, originId: "" },
    email: row.PrimaryEmailAddr?.Address.split(",")[0]?.trim() ?? "",
    phone: row.PrimaryPhone?.FreeFormNumber ?? "",
    contactName: [row.GivenName, row.FamilyName].filter(Boolean).join(" "),
    address: at ? [at.Line1, at.Line2, place].filter(Boolean).join(", ") : "",
  };
}

class StaleError extends ConnectorError {}

/** What QuickBooks says, as it says it. */
function refusalOf(body: unknown, status: number): ConnectorError {
  const [first] = fault.safeParse(body).data?.Fault.Error ?? [];
  const reason = (first?.Detail || first?.Message || String(status)).slice(0, 300);
  const Kind = first?.code === staleCode ? StaleError : ConnectorError;
  return new Kind("record", coded("server.connections.refusesRecord", { system, reason }));
}
