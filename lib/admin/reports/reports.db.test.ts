import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as download } from "@/app/api/admin/report-files/[id]/download/route";
import { DELETE as remove } from "@/app/api/admin/report-files/[id]/route";
import { POST as generate, GET as list } from "@/app/api/admin/report-files/route";
import { DELETE as end } from "@/app/api/admin/report-schedules/[id]/route";
import { GET as listSchedules, POST as schedule } from "@/app/api/admin/report-schedules/route";
import { GET as figures } from "@/app/api/admin/reports/[type]/route";
import { GET as usage } from "@/app/api/admin/reports/route";
import type { ReportDto, ReportsDto, SchedulesDto } from "@/lib/admin/reports/schema";
import { toIsoDate } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { makeReport } from "@/lib/reports/commands";
import { queueReport } from "@/lib/reports/requests-commands";
import { presentStart } from "@/lib/reports/schedules-commands";
import { nextStart } from "@/lib/reports/schedules-rules";
import type { ReportFigures } from "@/lib/reports/schema";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { type Call, callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeAll(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN", firstName: "Invented", lastName: "Admin" });
  await createStoredDocument(admin.scope, (await createVendorRow(company)).id);
});

const call = async (handler: RouteHandler, about: Call = {}) => callRoute(handler, { accessToken: admin.accessToken, ...about });
const dataOf = <Data>({ body }: { body: unknown }) => (body as { data: Data }).data;

describe("a report's figures", () => {
  it.each([
    ["24h", 24],
    ["7d", 7],
    ["30d", 30],
    ["90d", 90],
  ])("for %s have %i points of system activity, and the top companies", async (range, points) => {
    const data = dataOf<ReportFigures>(await call(figures, { path: `/api/admin/reports/usage?range=${range}`, params: { type: "usage" } }));
    expect(data).toMatchObject({ type: "usage", range, line: { series: ["uploaded", "processed"] } });
    expect(data.line.points).toHaveLength(points);
    expect(data.line.points.at(-1)?.values).toEqual([1, 0]);
    expect(data.bars).toEqual([{ id: company.id, label: company.name, value: 1 }]);
    expect(data.figures).toContainEqual({ name: "uploaded", value: 1, kind: "count" });
  });

  it("are those of usage over 7 days where nothing is named", async () => {
    expect(dataOf(await call(usage))).toMatchObject({ type: "usage", range: "7d" });
  });

  it.each(["users", "compliance", "expiring"])("are there for %s", async (type) => {
    expect(dataOf(await call(figures, { params: { type } }))).toMatchObject({ type, line: { unit: "day" } });
  });

  it("count users by the days on which they were signed in", async () => {
    const data = dataOf<ReportFigures>(await call(figures, { params: { type: "users" } }));
    expect(data.figures).toContainEqual({ name: "activeUsers", value: 1, kind: "count" });
    expect(data.line.points.at(-1)?.values).toEqual([1]);
  });

  it("say no rate where no day was noted, and today's rate as it is", async () => {
    const data = dataOf<ReportFigures>(await call(figures, { params: { type: "compliance" } }));
    expect(data.figures.find(({ name }) => name === "rateBefore")?.value).toBeNull();
    expect(data.line.points.slice(0, -1).every(({ values }) => values[0] === null)).toBe(true);
    expect(data.line.points.at(-1)?.values).toEqual([data.figures.find(({ name }) => name === "complianceRate")?.value]);
  });

  it("refuse an unknown range and an unknown type", async () => {
    const answer = await call(figures, { path: "/api/admin/reports/usage?range=1y", params: { type: "usage" } });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { range: "Please choose 24h, 7d, 30d or 90d" } } } });
    expect((await call(figures, { params: { type: "secrets" } })).status).toBe(404);
  });
});

const ask = (json: object) => call(generate, { method: "POST", json });

describe("a report", () => {
  it("is requested, made, listed, downloaded and deleted", async () => {
    const answer = await ask({ type: "usage", format: "csv", range: "30d" });
    expect(answer).toMatchObject({ status: 202, body: { data: { status: "queued", progress: 0, requestedBy: "Invented Admin" } } });
    const { id } = dataOf<ReportDto>(answer);
    const jobs = await asPlatform().$queryRaw<
      unknown[]
    >`select 1 from pgboss.job where name = 'reports.make' and data ->> 'reportId' = ${id}`;
    expect(jobs).toHaveLength(1);
    expect(await call(download, { params: { id } })).toMatchObject({
      status: 409,
      body: { error: { message: "This report is not ready yet." } },
    });

    await makeReport(id, 1);
    const { reports } = dataOf<ReportsDto>(await call(list));
    expect(reports[0]).toMatchObject({ id, status: "done", progress: 100, type: "usage", format: "csv", range: "30d", rows: 1 });
    const file = await call(download, { params: { id } });
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="system-usage-\d{4}-\d\d-\d\d\.csv"/);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(String(file.body)).toContain(company.name);

    expect((await call(remove, { method: "DELETE", params: { id } })).status).toBe(200);
    expect((await call(download, { params: { id } })).status).toBe(404);
    expect((await call(remove, { method: "DELETE", params: { id } })).status).toBe(404);
  });

  it("is requested once when the button is clicked twice, and again once it was given up", async () => {
    const input = { type: "users", format: "xlsx", range: "7d" };
    const answers = await Promise.all([ask(input), ask(input), ask(input)]);
    const ids = answers.map((answer) => dataOf<ReportDto>(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect(dataOf<ReportDto>(await ask({ ...input, range: "30d" })).id).not.toBe(ids[0]);
    const owner = await connectAsOwner();
    await owner.query("update pgboss.job set state = 'failed' where data ->> 'reportId' = $1", [ids[0]]).finally(() => owner.end());
    const { reports } = dataOf<ReportsDto>(await call(list));
    const error = "This report could not be made. The reason is under Operations.";
    expect(reports.find(({ id }) => id === ids[0])).toMatchObject({ status: "failed", error });
    expect(dataOf<ReportDto>(await ask(input)).id).not.toBe(ids[0]);
  });

  it("is out of reach for a former platform admin with its link", async () => {
    const { id } = dataOf<ReportDto>(await ask({ type: "usage", format: "csv", range: "24h" }));
    await makeReport(id, 1);
    const other = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
    const open = () => callRoute(download, { accessToken: other.accessToken, params: { id } });
    expect((await open()).status).toBe(200);
    await asPlatform().user.updateMany({ where: { id: other.id }, data: { platformRole: "USER" } });
    expect((await open()).status).toBe(403);
  });

  it("is a PDF of 7 days by default", async () => {
    expect(dataOf(await ask({ type: "compliance" }))).toMatchObject({ format: "pdf", range: "7d" });
  });

  it.each([
    [{ type: "secrets" }, { type: "Please choose a report" }],
    [{ type: "usage", format: "exe" }, { format: "Please choose PDF, CSV or Excel" }],
    [{ type: "usage", range: "1y" }, { range: "Please choose 24h, 7d, 30d or 90d" }],
  ])("of %o is refused at the field", async (json, fields) => {
    expect(await ask(json)).toMatchObject({ status: 400, body: { error: { fields } } });
  });

  it("is refused while many wait", async () => {
    await asPlatform().$transaction(async (tx) => {
      for (let many = 0; many < 20; many += 1) await queueReport(tx, { type: "usage", format: "csv", range: "7d" });
    });
    expect((await ask({ type: "usage" })).status).toBe(409);
    await asPlatform().report.deleteMany({ where: { status: "queued" } });
  });

  it("leaves an event with its name in the log of the admin's company", async () => {
    await ask({ type: "expiring", format: "xlsx" });
    const event = await asPlatform().auditEvent.findFirst({ where: { action: "platform.report_requested" }, orderBy: { seq: "desc" } });
    expect(event).toMatchObject({ companyId: company.id, actorId: admin.id, details: { format: "xlsx", subjectName: "Expiring Vendors" } });
  });
});

describe("a schedule", () => {
  const plan = (json: object) => call(schedule, { method: "POST", json });
  const weekly = { type: "usage", format: "csv", frequency: "weekly" };

  it("is made for platform admins, listed and ended", async () => {
    const answer = await plan({ ...weekly, recipientIds: [admin.id, admin.id] });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { frequency: "weekly", recipients: [{ id: admin.id, email: admin.email }] } },
    });
    const { schedules, admins } = dataOf<SchedulesDto>(await call(listSchedules));
    expect(admins.map(({ id }) => id)).toEqual([admin.id]);
    expect(schedules).toHaveLength(1);
    const [{ id = "", nextOn = "" } = {}] = schedules;
    expect(new Date(nextOn).getUTCDay(), "a Monday").toBe(1);
    expect(nextOn, "the next one").toBe(nextStart("weekly", toIsoDate(await presentStart("weekly"))));
    expect((await call(end, { method: "DELETE", params: { id } })).status).toBe(200);
    expect((await call(end, { method: "DELETE", params: { id } })).status).toBe(404);
    expect(dataOf<SchedulesDto>(await call(listSchedules)).schedules).toEqual([]);
  });

  it("is refused for someone who is not a platform admin, and without a sign-in", async () => {
    const member = await createMember(company);
    for (const id of [member.id, randomUUID()]) {
      expect(await plan({ ...weekly, recipientIds: [admin.id, id] })).toMatchObject({
        status: 400,
        body: { error: { fields: { recipientIds: "Please choose platform admins with a confirmed email address" } } },
      });
    }
    expect(await plan({ ...weekly, recipientIds: [] })).toMatchObject({
      status: 400,
      body: { error: { fields: { recipientIds: "Please choose at least one recipient" } } },
    });
  });
});
