import { beforeEach, expect, it } from "vitest";
import { POST as review } from "@/app/api/documents/[id]/review/route";
import { GET as readDocument } from "@/app/api/documents/[id]/route";
import { GET as health } from "@/app/api/health/route";
import { POST as checkImport } from "@/app/api/imports/check/route";
import { GET as search } from "@/app/api/search/route";
import { PATCH as changeVendor } from "@/app/api/vendors/[id]/route";
import { GET as listVendors } from "@/app/api/vendors/route";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { inCompany } from "@/lib/infra/db";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { maximumImportRows } from "@/lib/vendors/import/values";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

/** What one request of a tenant may delay those of others, in milliseconds. */
const mostDelay = 500;

/**
 * The longest time that this process was busy without answering anything else, in milliseconds of its processor, while something ran. The
 * health check runs all the while.
 */
async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let [last, usage] = [performance.now(), process.cpuUsage()];
  const asked: Promise<{ status: number }>[] = [];
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(usage);
    longest = Math.max(longest, Math.min(performance.now() - last, (user + system) / 1000));
    if (asked.length < 20) asked.push(callRoute(health as RouteHandler));
    [last, usage] = [performance.now(), process.cpuUsage()];
  }, 5);
  await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
  clearInterval(timer);
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  return longest;
}

const blanks = (count: number) => `A${" ".repeat(count)}B`;

function list(...lines: string[]) {
  const form = new FormData();
  form.append("file", new File([["Name,Email", ...lines].join("\n")], "vendors.csv", { type: "text/csv" }));
  return form;
}

const call = (handler: RouteHandler, rest: object) => async () => {
  const { status } = await callRoute(handler, { accessToken: member.accessToken, ...rest });
  // Done, or refused for what it holds.
  expect([200, 400, 422]).toContain(status);
};

async function readHolder(holder: string): Promise<string> {
  const { id } = await createStoredDocument(company.scope, null);
  await beginReading(company.scope, { documentId: id, revision: 1 });
  await finishReading(company.scope, { documentId: id, revision: 1 }, readingOf({ holder }));
  return id;
}

it("an import check of a company with 1,000 accepted names of 285 blanks delays no one", async () => {
  for (let at = 0; at < 20; at += 1)
    await createVendorRow(company, { name: `Invented ${at}`, acceptedNames: Array.from({ length: 50 }, (_, name) => blanks(285) + name) });
  expect(await longestDelay(call(checkImport, { method: "POST", form: list("Vale Paving,a@x.example") }))).toBeLessThan(mostDelay);
});

it.each([
  ["names of 2,500 blanks", `${blanks(2500)},a@x.example`, 500],
  ["names of 2,000 DBAs", `${"dba ".repeat(2000)},a@x.example`, 100],
  ["addresses of 20,000 stops", `Vale,a@${".".repeat(20_000)}`, 50],
])("an import check of a list with %s delays no one", async (_, line, rows) => {
  const form = list(...Array.from({ length: rows }, () => line));
  expect(await longestDelay(call(checkImport, { method: "POST", form }))).toBeLessThan(mostDelay);
});

it("an import check of the largest list delays no one", async () => {
  const name = (at: number) => `Invented ${["Roofing", "Paving", "Tiling", "Glass"][at % 4]} ${(at * 7919).toString(36)} LLC`;
  const vendors = Array.from({ length: 200 }, (_, at) => ({ companyId: company.id, name: name(at), email: "a@x.example" }));
  await inCompany(company.scope, (tx) => tx.vendor.createMany({ data: vendors }));
  const form = list(...Array.from({ length: maximumImportRows }, (_, at) => `${name(2 * at)},a${at}@x.example`));
  expect(await longestDelay(call(checkImport, { method: "POST", form }))).toBeLessThan(mostDelay);
});

it.each([
  ["2,500 blanks", blanks(2500)],
  ["1,500 lines", "Name\n".repeat(1500)],
  ["2,000 commas", "Acme, ".repeat(2000)],
  ["1,000 DBAs", "dba ".repeat(1000)],
])("a document whose holder has %s delays no one, with legal names and without", async (_, holder) => {
  for (const legalNames of [[], Array.from({ length: 20 }, (_, at) => `Invented Holdings ${at}`)]) {
    await inCompany(company.scope, (tx) => tx.company.update({ where: { id: company.id }, data: { legalNames } }));
    let id = "";
    expect(
      await longestDelay(async () => {
        id = await readHolder(holder);
      }),
    ).toBeLessThan(mostDelay);
    expect(await longestDelay(call(readDocument, { params: { id } }))).toBeLessThan(mostDelay);
  }
});

it.each([
  ["a value of 200,000 blanks", "/certificateHolder", blanks(200_000)],
  ["an amount of 200,000 digits", "/policies/0/limits/eachOccurrence", "1,".repeat(100_000)],
  ["a date of 200,000 strokes", "/policies/0/expirationDate", "1/".repeat(100_000)],
])("a correction by %s delays no one", async (_, pointer, value) => {
  const id = await readHolder("Invented Builders");
  const json = { revision: 1, statements: [{ kind: "value", certificate: 0, pointer, value }] };
  expect(await longestDelay(call(review, { method: "POST", params: { id }, json }))).toBeLessThan(mostDelay);
});

it("a change of a vendor by long names, and searches for long words, delay no one", async () => {
  const { id } = await createVendorRow(company);
  const json = { acceptedNames: Array.from({ length: 50 }, (_, at) => `${blanks(4000)}${at}`), name: blanks(4000) };
  expect(await longestDelay(call(changeVendor, { method: "PATCH", params: { id }, json }))).toBeLessThan(mostDelay);
  const words = encodeURIComponent("%_ a".repeat(50));
  expect(await longestDelay(call(search, { path: `/api/search?q=${words}` }))).toBeLessThan(mostDelay);
  expect(await longestDelay(call(listVendors, { path: `/api/vendors?search=${words}` }))).toBeLessThan(mostDelay);
});
