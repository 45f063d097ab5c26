import { beforeAll, describe, expect, it } from "vitest";
import { GET as GET_ACTIVITY } from "@/app/api/admin/activity/route";
import { GET } from "@/app/api/admin/stats/route";
import type { PlatformActivityDto } from "@/lib/admin/stats/activity-schema";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";
import { noteDays } from "@/lib/companies/days-commands";
import { deleteDocument } from "@/lib/documents/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeAll(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
});

const stats = async (range = "7d") => {
  const { status, body } = await callRoute(GET, { accessToken: admin.accessToken, path: `/api/admin/stats?timeRange=${range}` });
  expect(status).toBe(200);
  return (body as { data: AdminStatsDto }).data;
};
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

describe("the dashboard's figures", () => {
  it.each([
    ["24h", 24],
    ["7d", 7],
    ["30d", 30],
    ["90d", 90],
  ])("for %s have %i points of document activity", async (range, points) => {
    expect((await stats(range)).documentActivity).toHaveLength(points);
  });

  it("name the ranges that are known", async () => {
    const answer = await callRoute(GET, { accessToken: admin.accessToken, path: "/api/admin/stats?timeRange=1y" });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { timeRange: "Please choose 24h, 7d, 30d or 90d" } } } });
  });

  it("count a document by hour and by type, follow a changed type, and forget a deleted one", async () => {
    const counted = () => asPlatform().companyStats.findUnique({ where: { companyId: company.id } });
    const { id: vendorId } = await createVendorRow(company);
    const { id } = await createStoredDocument(admin.scope, vendorId, { documentType: "OTHER" });
    expect(await counted()).toMatchObject({ typeOther: 1, documents: 1 });
    const before = await stats();
    expect(before.documentActivity.at(-1)?.added).toBeGreaterThanOrEqual(1);
    await inCompany(company.scope, (tx) => tx.document.update({ where: { id }, data: { typedDocumentType: "UMBRELLA_POLICY" } }));
    expect(await counted()).toMatchObject({ typeOther: 0, typeUmbrella: 1 });
    await inCompany(company.scope, (tx) => tx.document.update({ where: { id }, data: { typedDocumentType: "CANCELLATION_NOTICE" } }));
    expect(await counted()).toMatchObject({ typeUmbrella: 0, typeCancellation: 1 });
    await deleteDocument(admin.scope, id);
    expect(await counted()).toMatchObject({ typeCancellation: 0, typeUmbrella: 0, typeUnknown: 0, documents: 0 });
    const hours = await inCompany(company.scope, (tx) => tx.documentHour.findMany());
    expect(hours.reduce((sum, { added, removed }) => sum + added - removed, 0)).toBe(0);
  });

  it("compare users, companies and the rate with the period before", async () => {
    const before = await stats();
    const earlier = await createCompany({ createdAt: daysAgo(30) });
    const member = await createMember(earlier);
    await inCompany(earlier.scope, (tx) =>
      tx.activeDay.create({
        data: { companyId: earlier.id, userId: member.id, day: daysAgo(10), firstAt: daysAgo(10), lastAt: daysAgo(10) },
      }),
    );
    const after = await stats();
    expect(after.overview.activeUsers).toBeGreaterThan(before.overview.activeUsers);
    expect(after.before.activeUsers).toBeGreaterThan(before.before.activeUsers);
    expect(after.before.totalCompanies).toBeGreaterThan(before.before.totalCompanies);
    await asPlatform().companyDay.create({ data: { companyId: earlier.id, day: daysAgo(8), total: 4, compliant: 1, expiringSoon: 1 } });
    expect((await stats()).before.complianceRate).not.toBeNull();
  });

  it("keep a row of today's counters for each company, however often the sweep runs", async () => {
    const { scope, id } = await createCompany();
    await noteDays();
    await createVendorRow({ scope, id, name: "" });
    await noteDays();
    const rows = await asPlatform().companyDay.findMany({ where: { companyId: id } });
    expect(rows).toMatchObject([{ total: 1, compliant: 0 }]);
  });

  it("show the newest events of all companies with company and person, but not what they were about", async () => {
    const quiet = await createCompany({ name: "Invented Quiet Builders" });
    const member = await createMember(quiet);
    await createStoredDocument(member.scope, (await createVendorRow(quiet)).id, { fileName: "private.pdf" });
    const path = `/api/admin/activity?companyId=${quiet.id}`;
    const { body } = await callRoute(GET_ACTIVITY, { accessToken: admin.accessToken, path });
    const { events, pagination } = (body as { data: PlatformActivityDto }).data;
    expect(pagination.total).toBe(events.length);
    expect(events[0]).toEqual({
      company: { id: quiet.id, name: "Invented Quiet Builders" },
      seq: expect.any(Number),
      at: expect.any(String),
      who: "Test Member",
      actor: { kind: "person", name: "Test Member" },
      action: "document.uploaded",
    });
    expect((await stats()).recentActivity.length).toBeGreaterThan(0);
  });
});
