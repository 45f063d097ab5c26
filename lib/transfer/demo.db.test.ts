import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readDocument } from "@/jobs/handlers/read-document";
import { closeReaderPool } from "@/jobs/reader-pool";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { routeMessage } from "@/lib/inbound/addressing/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { queueMail } from "@/lib/mail/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { fileAll, openInbound } from "@/lib/testing/inbound";
import { importedId } from "@/lib/transfer/archive/rules";
import { checkArchive, startArrival } from "@/lib/transfer/arrival/commands";
import { getArrival } from "@/lib/transfer/arrival/queries";
import { companyColumns } from "@/lib/transfer/arrival/values";
import { exportCompany } from "@/lib/transfer/export/queries";
import { exportedTables } from "@/lib/transfer/export/values";
import { workOnArrival } from "@/lib/transfer/work/commands";
import { advanceImport, startImport } from "@/lib/vendors/import/commands";
import { importForm } from "@/lib/vendors/import/schema";
import { writeDemo } from "@/prisma/demo-company";
import { demoVendors } from "@/prisma/demo-vendors";

/* The demo's company, as `npm run demo` writes and reads it, moves to another company and is exported there again. */

type Files = Record<string, Uint8Array>;
type Row = Record<string, unknown>;

/** The rows of a list; of verdicts those in force. */
const rowsIn = (files: Files, name: string): Row[] => {
  const rows: Row[] = JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());
  return name === "verdicts" ? rows.filter((row) => row.until_at === null) : rows;
};
const zipOf = async (scope: CompanyScope) => buffer(await exportCompany(scope));

async function* one(bytes: Uint8Array) {
  yield Buffer.from(bytes);
}

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** What an installation counts and logs itself, and what must not travel. */
const ownLists: Readonly<Record<string, string>> = {
  company: "compared by the columns that are taken",
  team: "arrives suspended and without its address",
  invitations: "a link of the former installation",
  "sign-in-providers": "signs people in",
  "identity-providers": "sends people back to the former installation",
  "sign-on-domains": "is verified for the former installation",
  "directory-groups": "is kept by a directory that calls the former installation",
  "directory-members": "is kept by a directory that calls the former installation",
  "api-keys": "opens the product",
  payments: "is paid to the former installation",
  webhooks: "is called by the former installation",
  "webhook-deliveries": "was sent by the former installation",
  connections: "is signed in from the former installation",
  "connection-vendors": "belongs to a connection of the former installation",
  "connection-runs": "was run by the former installation",
  "counters-of-days": "is counted from here on",
  "documents-of-hours": "is counted from here on",
  "active-days": "is counted from here on",
  "emails-of-days": "is counted from here on",
  "company-imports": "is the import itself",
  "former-records": "is made by the import",
  activity: "stays as a file of the former installation",
};

/** Columns that must differ: recalculated rows have new ids. */
const differ: Readonly<Record<string, readonly string[]>> = {
  counters: ["as_of", "audit_hash", "audit_seq", "hour_started_at"],
  mails: ["error", "message_id", "status"],
  policies: ["id"],
  "portal-links": ["revoked_at"],
  vendors: ["is_announced"],
  verdicts: ["from_at", "id"],
};

/** Ids of the former installation's rows, each as it is here. A Message-ID holds the id of its email and stays as it was sent. */
function asHere({ message_id: messageId, ...row }: Row): Row {
  const here = JSON.stringify(row).replace(uuid, (id) => (former.has(id) ? importedId(importId, id) : id));
  return { ...(messageId !== undefined && { message_id: messageId }), ...JSON.parse(here) };
}
const plain = (rows: Row[], left: readonly string[] = []) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => !left.includes(name))
            .sort(),
        ),
      ),
    )
    .sort();

/** The columns of a list that do not have the same values before and after. */
function otherColumns(file: string): string[] {
  const [there, here] = [rowsIn(before, file).map(asHere), rowsIn(after, file)];
  const values = (rows: Row[], name: string) =>
    rows
      .map((row) => JSON.stringify(row[name]))
      .sort()
      .join("\n");
  const names = [...new Set([...there, ...here].flatMap((row) => Object.keys(row)))].sort();
  return names.filter((name) => values(there, name) !== values(here, name));
}

let former: Set<string>;
let before: Files;
let after: Files;
let importId: string;
let owner: TestMember;

beforeAll(async () => {
  openInbound();
  await writeDemo();
  const company = await asPlatform().company.findFirstOrThrow({ where: { name: "Example Builders Inc" } });
  const scope = systemScope(company);
  for (const { id } of await asPlatform().inboundMessage.findMany({ orderBy: { receivedAt: "asc" } })) {
    await routeMessage(id);
    await fileAll(id);
  }
  await readAll(scope);
  await useDemo(scope);
  const archive = await zipOf(scope);
  before = unzipSync(new Uint8Array(archive));
  const idsOf = ({ file }: { file: string }) => rowsIn(before, file).flatMap(({ id }) => (typeof id === "string" ? id : []));
  former = new Set(exportedTables.flatMap(idsOf));
  owner = await createMember(await createCompany({ plan: "pro", planCycle: "annual", planSince: new Date() }), "ADMIN");
  const stored = await storage().put(owner.scope.companyId, one(archive));
  importId = (await checkArchive(owner.scope, { ...stored, fileName: "company-data.zip" })).id;
  await workOnArrival(owner.scope, importId);
  await startArrival(owner.scope, importId);
  await workOnArrival(owner.scope, importId);
  after = unzipSync(new Uint8Array(await zipOf(owner.scope)));
}, 600_000);

afterAll(async () => {
  vi.restoreAllMocks();
  await closeReaderPool();
});

/** What the seed leaves to people: an import of vendors, reminders, a saved view, a link of a vendor's own. */
async function useDemo(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  const list = Buffer.from("Name,Email,Project\nInvented Paving,office@paving.example,\nLegend Painting,new@painting.example,");
  const stored = await storage().put(companyId, one(list));
  const form = importForm.parse({ existing: "update" });
  const { id } = await startImport(scope, form, { ...stored, fileName: "vendors.csv" });
  while (await advanceImport(scope, id));
  await inCompany(scope, async (tx) => {
    const vendor = await tx.vendor.findFirstOrThrow({ where: { companyId, name: "Legend Painting" } });
    const project = await tx.project.findFirstOrThrow({ where: { companyId } });
    const user = await tx.user.findFirstOrThrow({ where: { companyId } });
    const filters = { query: `project=${project.id}&by=${user.id}`, list: "documents", name: "Mine", userId: user.id };
    await tx.savedView.create({ data: { companyId, ...filters } });
    await tx.vendorNote.create({ data: { companyId, vendorId: vendor.id, text: "Called the office.", authorId: user.id } });
    await createPortalLink(tx, scope, { kind: "VENDOR", vendorId: vendor.id, recipient: vendor.email });
    const about = { kind: "COMPANY_MESSAGE" as const, vendorId: vendor.id, recipient: vendor.email, occasion: `newUsers:${user.id}` };
    const mailId = await queueMail(tx, scope, { ...about, subject: "Hello", body: "Please send a certificate." });
    const told = { policyKey: "GL-1|2027-01-31", stage: 1, recipient: vendor.email, mailId };
    await tx.reminder.create({ data: { companyId, vendorId: vendor.id, ...told } });
  });
}

/** What the worker does with the demo's papers. */
async function readAll(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  const waiting = await inCompany(scope, (tx) =>
    tx.document.findMany({
      where: { companyId, processingStatus: "PENDING" },
      orderBy: { id: "asc" },
      select: { id: true, revision: true },
    }),
  );
  await Promise.all(waiting.map(({ id }) => readDocument.run({ documentId: id }, { attempt: 1 })));
}

describe("the demo's company in another installation", full, () => {
  it("arrives whole", async () => {
    const { state, error, report } = await getArrival(owner.scope, importId);
    expect({ state, error, problems: report.problems, lost: report.lost }).toEqual({ state: "done", error: null, problems: [], lost: 0 });
    expect(rowsIn(after, "vendors")).toHaveLength(demoVendors.length + 1);
    expect(rowsIn(after, "readings").length).toBeGreaterThan(20);
  });

  it("has every list as it was, but for ids, times and what is of an installation itself", () => {
    const compared = exportedTables.filter(({ file }) => !(file in ownLists));
    expect(Object.fromEntries(compared.flatMap(({ file }) => (otherColumns(file).length > 0 ? [[file, otherColumns(file)]] : [])))).toEqual(
      differ,
    );
    for (const { file } of compared) {
      expect(plain(rowsIn(after, file), differ[file]), file).toEqual(plain(rowsIn(before, file).map(asHere), differ[file]));
    }
    const [there, here] = [before, after].map((files) => rowsIn(files, "company")[0] ?? {});
    for (const column of companyColumns) expect(here?.[column], column).toEqual(asHere(there ?? {})[column]);
  });

  it("has every original, byte for byte", () => {
    // Of several files with one name, which is (1) and which (2) follows from their ids.
    const originals = (files: Files) =>
      Object.entries(files)
        .filter(([name]) => /^(documents|emails)\//.test(name))
        .map(([name, bytes]) => `${name.replace(/ \(\d+\)(?=\.\w+$)/, "")} ${createHash("sha256").update(bytes).digest("hex")}`)
        .sort();
    expect(originals(after)).toEqual(originals(before));
    expect(originals(after).length).toBeGreaterThan(20);
  });

  it("names no id of the former installation", () => {
    expect(former.size).toBeGreaterThan(150);
    const found = exportedTables
      .filter(({ file }) => file !== "activity" && file !== "company-imports")
      .flatMap(({ file }) =>
        rowsIn(after, file).flatMap((row) => Object.entries(row).map(([column, value]) => ({ place: `${file}.${column}`, value }))),
      )
      .filter(({ value }) => (JSON.stringify(value).match(uuid) ?? []).some((id) => former.has(id)))
      .map(({ place }) => place);
    expect([...new Set(found)]).toEqual([]);
  });
});
