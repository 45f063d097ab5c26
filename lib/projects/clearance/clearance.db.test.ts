import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as CLEARANCE } from "@/app/api/clearance/route";
import { GET as EXPORT } from "@/app/api/projects/[id]/assignments/export/route";
import { GET as HOLDS } from "@/app/api/projects/[id]/clearance/export/route";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { getProjectClearance } from "@/lib/projects/clearance/queries";
import type { ClearanceDto } from "@/lib/projects/clearance/schema";
import { assignVendors } from "@/lib/projects/commands";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createProjectRow,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { general, higher, occurrence } from "@/lib/testing/requirements";

let company: TestCompany;
let member: TestMember;
let day: string;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
  day = today(company.scope);
});

async function insured(name: string, days = 300): Promise<string> {
  const { id } = await createVendorRow(company, { name });
  await createReadDocument(member.scope, id, readingOf({ insured: name, number: `GL-${name}`, expiration: addDays(day, days) }));
  return id;
}

async function ask(query: Record<string, string>): Promise<{ status: number; data: ClearanceDto; message?: string }> {
  const { status, body } = await callRoute(CLEARANCE as RouteHandler, {
    accessToken: member.accessToken,
    path: `/api/clearance?${new URLSearchParams(query)}`,
  });
  const { data, error } = body as { data: ClearanceDto; error?: { message: string } };
  return { status, data, ...(error && { message: error.message }) };
}

describe("clearance of a vendor", () => {
  it("is the worst of its contracts on the project, with the reasons of each", async () => {
    const vendorId = await insured("Alder Paving");
    const [soft, hard] = [await createRequirementSetRow(company, general), await createRequirementSetRow(company, higher)];
    await makeDefaultSet(member.scope, soft.id);
    const project = await createProjectRow(company);
    await assignVendors(member.scope, project.id, { vendorIds: [vendorId], contractNumber: "C-1" });
    const clear = { work: "clear", pay: "clear", status: "COMPLIANT", validUntil: addDays(day, 299), reasons: [], date: day };
    expect((await ask({ vendorId, projectId: project.id })).data).toMatchObject(clear);
    await assignVendors(member.scope, project.id, { vendorIds: [vendorId], contractNumber: "C-2", requirementSetId: hard.id });
    const { data } = await ask({ vendorId, projectId: project.id });
    expect(data).toMatchObject({ work: "stop", pay: "stop", status: "NON_COMPLIANT", validUntil: null });
    expect(data.reasons).toEqual([
      {
        code: "limit_short",
        message: "Each occurrence limit is $1,000,000; $2,000,000 is required.",
        assignmentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect((await ask({ vendorId })).data).toMatchObject({ work: "stop", projectId: null });
  });

  it("without a set is that of its papers, and never clear by default", async () => {
    const vendorId = await insured("Alder Paving");
    const { id: bare } = await createVendorRow(company, { name: "Bare Works" });
    expect((await ask({ vendorId })).data).toMatchObject({ work: "clear", pay: "clear", validUntil: addDays(day, 299) });
    const { data } = await ask({ vendorId: bare });
    expect(data).toMatchObject({ work: "stop", pay: "stop", status: "NO_DOCUMENTS", validUntil: null });
    expect(data.reasons).toMatchObject([{ message: expect.stringMatching(/./), assignmentId: null }]);
    await inCompany(company.scope, (tx) => tx.vendor.updateMany({ data: { isJudgmentDue: true } }));
    expect((await ask({ vendorId })).data).toMatchObject({ work: "warn", pay: "warn" });
  });

  it("on a project whose contract is over is not clear by the company's default set", async () => {
    const vendorId = await insured("Alder Paving");
    const [soft, hard] = [await createRequirementSetRow(company, general), await createRequirementSetRow(company, higher)];
    await makeDefaultSet(member.scope, soft.id);
    const project = await createProjectRow(company, [], { requirementSetId: hard.id });
    await assignVendors(member.scope, project.id, { vendorIds: [vendorId], startsOn: addDays(day, -30), endsOn: addDays(day, -1) });
    for (const date of [day, addDays(day, 5)])
      expect((await ask({ vendorId, projectId: project.id, date })).data).toMatchObject({ work: "warn", pay: "warn" });
  });

  it("of a vendor that is inactive is never clear", async () => {
    const vendorId = await insured("Alder Paving");
    expect((await ask({ vendorId })).data.work).toBe("clear");
    await inCompany(company.scope, (tx) => tx.vendor.updateMany({ where: { id: vendorId }, data: { status: "INACTIVE" } }));
    for (const date of [day, addDays(day, 5)])
      expect((await ask({ vendorId, date })).data).toMatchObject({ work: "warn", pay: "warn", reasons: [{ code: "vendor_inactive" }] });
  });

  it("of another day is judged for that day", async () => {
    const vendorId = await insured("Alder Paving", 100);
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
    const project = await createProjectRow(company);
    await assignVendors(member.scope, project.id, { vendorIds: [vendorId] });
    const on = async (days: number) => ask({ vendorId, projectId: project.id, date: addDays(day, days) });
    expect((await on(99)).data).toMatchObject({ work: "clear", pay: "clear" });
    expect((await on(100)).data).toMatchObject({ work: "stop", pay: "stop", status: "EXPIRED" });
    const last = await ask({ vendorId, projectId: project.id, date: "9999-12-31" });
    expect(last, "the last day of the calendar").toMatchObject({ status: 200, data: { work: "stop", date: "9999-12-31" } });
    expect(await on(-1), "it was not on the project yesterday").toMatchObject({ status: 404 });
  });

  it("says which of both is not there", async () => {
    const vendorId = await insured("Alder Paving");
    const project = await createProjectRow(company);
    expect(await ask({ vendorId, projectId: project.id })).toMatchObject({ status: 404, message: "This vendor is not on this project" });
    expect(await ask({ vendorId, projectId: vendorId })).toMatchObject({ status: 404, message: "Project not found" });
    expect(await ask({ vendorId: project.id })).toMatchObject({ status: 404, message: "Vendor not found" });
    expect(await ask({ vendorId, date: "tomorrow" })).toMatchObject({ status: 400 });
  });
});

describe("a project's gates", () => {
  it("say what ends on the day of a hold, and not which soft requirement is missed today", async () => {
    const vendorId = await insured("Alder Paving", 10);
    const missed = { ...occurrence, key: "gl-aggregate", limit: "generalAggregate" as const, severity: "soft" as const };
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [...general.requirements, missed] })).id);
    const { id } = await createProjectRow(company, [vendorId]);
    const { holds } = await getProjectClearance(company.scope, id);
    expect(holds).toMatchObject([{ from: addDays(day, 10), reason: expect.stringMatching(/^Coverage or an exception ends on/) }]);
  });

  it("count its contracts, and show which will be on hold within 30 days", full, async () => {
    const [soon, later, last] = [await insured("Alder Paving", 10), await insured("Birch Paving", 31), await insured("Cedar Paving", 30)];
    const { id: bare } = await createVendorRow(company, { name: "Bare Works" });
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
    const { id } = await createProjectRow(company);
    await assignVendors(member.scope, id, { vendorIds: [soon, later, last, bare] });
    const { work, pay, holds, completedOperations } = await getProjectClearance(company.scope, id);
    expect([work, pay]).toEqual([
      { clear: 3, warn: 0, stop: 1 },
      { clear: 3, warn: 0, stop: 1 },
    ]);
    expect(holds.map(({ vendor, from }) => [vendor.name, from])).toEqual([
      ["Alder Paving", addDays(day, 10)],
      ["Cedar Paving", addDays(day, 30)],
    ]);
    expect(completedOperations).toEqual([]);
    const file = async (route: unknown, format: string) => {
      const path = `/?format=${format}`;
      const handler = route as (request: Request, context: object) => Promise<Response>;
      const headers = { authorization: `Bearer ${member.accessToken}` };
      const answer = await handler(new NextRequest(`http://localhost${path}`, { headers }), { params: Promise.resolve({ id }) });
      return { type: answer.headers.get("content-type"), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const csv = (await file(HOLDS, "csv")).bytes.toString();
    expect(csv).toContain(`Alder Paving,,,${addDays(day, 10)},`);
    for (const route of [HOLDS, EXPORT]) {
      const pdf = await file(route, "pdf");
      expect([pdf.type, pdf.bytes.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
    }
  });
});
