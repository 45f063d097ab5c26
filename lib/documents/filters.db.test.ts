import { beforeEach, describe, expect, it } from "vitest";
import { GET as exportList } from "@/app/api/documents/export/route";
import { GET as ids } from "@/app/api/documents/ids/route";
import { GET as list } from "@/app/api/documents/route";
import { updateProfile } from "@/lib/companies/profile/commands";
import { documentBadges } from "@/lib/compliance/statuses/values";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import type { DocumentListDto } from "@/lib/documents/schema";
import type { Extraction } from "@/lib/extraction/schema";
import { fromIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few, full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let member: TestMember;

beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

const day = (days: number) => addDays(today(company.scope), days);

async function add(fileName: string, reading: Extraction | null, { typed, vendor = true }: { typed?: string; vendor?: boolean } = {}) {
  const vendorId = vendor ? (await createVendorRow(company)).id : null;
  const { id } = await createStoredDocument(company.scope, vendorId, { fileName });
  const data = { typedExpirationDate: fromIsoDate(typed ?? null) };
  if (typed) await inCompany(company.scope, (tx) => tx.document.updateMany({ where: { id }, data }));
  await beginReading(company.scope, { documentId: id, revision: 1 });
  if (reading) await finishReading(company.scope, { documentId: id, revision: 1 }, reading);
  else await failReading(company.scope, { documentId: id, revision: 1 }, "The page is empty.");
}
const until = (days: number, more: Parameters<typeof readingOf>[0] = {}) =>
  readingOf({ expiration: day(days), effective: day(days - 365), ...more });

async function documents(query: string): Promise<DocumentListDto> {
  const { body } = await callRoute(list, { path: `/api/documents?limit=100&${query}`, accessToken: member.accessToken });
  return (body as { data: DocumentListDto }).data;
}
const names = async (query: string) => (await documents(query)).documents.map(({ fileName }) => fileName).toSorted();

describe("documents by compliance", () => {
  it("are those with the badge, for any reason", async () => {
    await updateProfile(company.scope, { legalNames: ["Example Builders LLC"] });
    const held = (days: number) => {
      const reading = until(days);
      for (const certificate of reading.certificates) certificate.certificateHolder = "Example Builders LLC";
      return reading;
    };
    await add("compliant.pdf", held(31));
    await add("soon.pdf", held(30));
    await add("tomorrow.pdf", held(1));
    await add("today.pdf", held(0));
    await add("unreadable.pdf", until(200, { unreadable: ["/insurers/0/name"] }));
    await add("unreadable-soon.pdf", until(5, { unreadable: ["/insurers/0/name"] }));
    await add("other-insured.pdf", until(200, { insured: "Wholly Different Firm" }));
    await add("other-holder.pdf", until(200));
    await add("undated.pdf", until(0, { expiration: null }));
    await add("no-vendor.pdf", until(200, { insured: "Nobody Known" }), { vendor: false });
    await add("failed.pdf", null);
    await add("failed-expired.pdf", null, { typed: day(-1) });
    await add("typed-later.pdf", held(-3), { typed: day(200) });
    await add("typed-later-still-good.pdf", held(100), { typed: day(200) });
    for (const [name, days] of Object.entries({ "canceled.pdf": 200, "canceled-soon.pdf": 5 })) {
      await add(name, held(days));
      await inCompany(company.scope, (tx) => tx.document.updateMany({ where: { fileName: name }, data: { isCanceled: true } }));
    }
    for (const badge of ["NON_COMPLIANT", "SUPERSEDED", "NOT_REQUIRED"]) {
      await add(`${badge}.pdf`, held(200));
      await inCompany(company.scope, (tx) => tx.document.updateMany({ where: { fileName: `${badge}.pdf` }, data: { badge } }));
    }
    const all = (await documents("")).documents;
    expect(new Set(all.map(({ complianceStatus }) => complianceStatus)).size, "all badges are there").toBe(documentBadges.length);
    for (const badge of documentBadges) {
      const worn = all.filter(({ complianceStatus }) => complianceStatus === badge).map(({ fileName }) => fileName);
      const found = await documents(`compliance=${badge}`);
      expect(found.documents.map(({ fileName }) => fileName).toSorted(), badge).toEqual(worn.toSorted());
      expect(found.pagination.total, badge).toBe(worn.length);
    }
  });
});

describe("documents by expiration", () => {
  beforeEach(async () => {
    for (const days of [-400, 0, 1, 30, 31, 60, 61, 90, 91]) await add(`${days}.pdf`, until(days));
    await add("undated.pdf", until(0, { expiration: null }));
  });

  it.each(
    few(
      [
        ["expired", ["-400.pdf", "0.pdf"]],
        ["30", ["1.pdf", "30.pdf"]],
        ["60", ["1.pdf", "30.pdf", "31.pdf", "60.pdf"]],
        ["90", ["1.pdf", "30.pdf", "31.pdf", "60.pdf", "61.pdf", "90.pdf"]],
      ],
      2,
    ),
  )("within %s are the same in list, selection, and export", async (within, expected) => {
    expect(await names(`expires=${within}`)).toEqual(expected.toSorted());
    const selected = await callRoute(ids, { path: `/api/documents/ids?expires=${within}`, accessToken: member.accessToken });
    expect((selected.body as { data: { ids: string[] } }).data.ids).toHaveLength(expected.length);
    const file = await callRoute(exportList, { path: `/api/documents/export?expires=${within}`, accessToken: member.accessToken });
    const lines = String(file.body);
    for (const name of expected) expect(lines).toContain(name);
    expect(lines).not.toContain("undated.pdf");
  });

  it("go together with the other filters, and a filter that does not exist is refused by its name", full, async () => {
    expect(await names("expires=90&compliance=EXPIRING_SOON")).toEqual(["1.pdf", "30.pdf"]);
    expect(await names("expires=30&compliance=EXPIRED")).toEqual([]);
    const refused = async (query: string) =>
      (await callRoute(list, { path: `/api/documents?${query}`, accessToken: member.accessToken })).status;
    expect([await refused("expires=45"), await refused("compliance=GREEN")]).toEqual([400, 400]);
  });
});
