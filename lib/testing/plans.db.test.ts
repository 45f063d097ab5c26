import { beforeAll, describe, expect, it } from "vitest";
import { worstFirstInSql } from "@/lib/compliance/verdicts/order-rules";
import { inCompany } from "@/lib/infra/db";
import { contracts } from "@/lib/projects/assignments-queries";
import { createCompany, type TestCompany } from "@/lib/testing/factories";

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

/** The plan under the tenants' role where a full table scan is not an option, as for a large company. */
const planOf = (text: string) =>
  inCompany(company.scope, async (tx) => {
    await tx.$executeRawUnsafe("set local enable_seqscan = off");
    const rows = await tx.$queryRawUnsafe<Record<string, string>[]>(`explain ${text}`, company.id);
    return rows.flatMap((row) => Object.values(row)).join("\n");
  });

const worst = worstFirstInSql("compliance_status");

describe("under row-level security", () => {
  it("statements are planned for the values of each call", async () => {
    const [row] = await inCompany(company.scope, (tx) => tx.$queryRaw<{ plan_cache_mode: string }[]>`show plan_cache_mode`);
    expect(row?.plan_cache_mode).toBe("force_custom_plan");
  });

  it.each([
    [
      "documents that wait to be read",
      /document_unread|document_doubtful/,
      "document where company_id = $1::uuid and processing_status = 'PENDING'",
    ],
    ["documents that failed", /document_failed|document_doubtful/, "document where company_id = $1::uuid and processing_status = 'FAILED'"],
    ["inactive vendors", /vendor_inactive/, "vendor where company_id = $1::uuid and status = 'INACTIVE'"],
  ])("%s are found by an index", async (_, index, from) => {
    expect(await planOf(`select id from ${from} order by created_at desc limit 10`)).toMatch(index);
  });

  it("active vendors are sorted by the worst status along an index", async () => {
    const plan = await planOf(`select id from vendor where company_id = $1::uuid order by status, ${worst}, lower(name), id limit 10`);
    expect(plan).toContain("vendor_by_status");
    expect(plan).not.toContain("Sort");
  });

  it("the status of contracts is calculated once for each contract, without a query to the company for each", async () => {
    const gates = ["clear", "warn", "stop"].map((gate) => `count(*) filter (where g.work = '${gate}' or g.pay = '${gate}')`);
    const plan = await planOf(`select ${gates.join(", ")} ${contracts} where a.company_id = $1::uuid`);
    expect(plan).not.toContain("SubPlan");
    // One step each for the set, the status, the papers' gate and the gates.
    expect(plan.match(/-> {2}Result {2}\(cost=0\.00/g)?.length).toBe(4);
  });
});
