import { describe, expect, it } from "vitest";
import { judgeFile, judgeRooms } from "@/scripts/structure-rules";

const faults = (path: string, text = "") => judgeFile({ path, text }).join("\n");

describe("a file in its place", () => {
  it.each([
    "lib/vendors/commands.ts",
    "lib/vendors/vendors.db.test.ts",
    "lib/vendors/import/jobs.ts",
    "lib/vendors/import/excel-rules.ts",
    "lib/tenancy/settings/password-policy-rules.ts",
    "lib/tenancy/scope.ts",
    "lib/tenancy/permissions.ts",
    "lib/extraction/readers/pdf.ts",
    "lib/infra/queue.ts",
    "lib/infra/dates-rules.ts",
    "lib/http/session.ts",
  ])("%s has a name of the vocabulary", (file) => {
    expect(faults(file)).toBe("");
  });

  it.each([
    ["lib/vendors/scope.ts", "lib/vendors holds only"],
    ["lib/vendors/repository.ts", "lib/vendors holds only"],
    ["lib/vendors/policy.ts", "lib/vendors holds only"],
    ["lib/vendors/import/rules-of-excel.ts", "lib/vendors/import holds only"],
    ["lib/vendors/import/excel.ts", "lib/vendors/import holds only"],
    ["lib/vendors/import/reader.ts", "lib/vendors/import holds only"],
    ["lib/tenancy/plan/scope.ts", "lib/tenancy/plan holds only"],
    ["lib/infra/dates/calendar.ts", "lib/infra/dates holds only"],
    ["lib/vendors/import/csv/rules.ts", "the folder of a subject has no folders"],
    ["lib/extraction/letters/rules.ts", "not a known folder"],
    ["lib/money.ts", "folder of its area"],
  ])("%s is refused", (file, fault) => {
    expect(faults(file)).toContain(fault);
  });

  it("has a name that says something", () => {
    for (const name of ["utils", "helpers", "services", "types", "index"])
      expect(faults(`components/ui/${name}.ts`)).toContain("says nothing");
  });

  it("is short", () => {
    expect(faults("lib/vendors/rules.ts", "\n".repeat(300))).toBe("");
    expect(faults("lib/vendors/rules.ts", "\n".repeat(301))).toContain("301 lines");
    expect(faults("app/api/vendors/route.ts", "\n".repeat(46))).toContain("at most 45 lines");
  });

  it("does not pass on what others make", () => {
    expect(faults("lib/vendors/rules.ts", 'export * from "./schema";')).toContain("re-exports");
  });
});

describe("the folder of a subject", () => {
  it("has three files, and tests do not count", () => {
    const room = ["lib/vendors/import/rules.ts", "lib/vendors/import/schema.ts", "lib/vendors/import/rules.test.ts"];
    expect(judgeRooms(room).join()).toContain('lib/vendors/import: has fewer than 3 files; name them "import-…"');
    expect(judgeRooms([...room, "lib/vendors/import/queries.ts", "lib/vendors/rules.ts"])).toEqual([]);
  });
});

describe("a route file", () => {
  const good = 'import { route } from "@/lib/http/route";\nexport const PATCH = route({ access: "public" });\nexport const PUT = PATCH;\n';

  it("declares routes, aliases of them, or another address of the same", () => {
    expect(faults("app/api/vendors/[id]/route.ts", good)).toBe("");
    expect(faults("app/api/vendors/[id]/route.ts", `${good}\nexport const { GET } = otherMethods({ PATCH, PUT });`)).toBe("");
    expect(faults("app/api/auth/verify-email/route.ts", 'export { GET } from "@/app/api/auth/confirm/route";')).toBe("");
  });

  it("holds nothing else", () => {
    expect(faults("app/api/x/route.ts", "export async function GET() { return new Response(); }")).toContain("only exports made by route");
    expect(faults("app/api/x/route.ts", "export const GET = async () => new Response();")).toContain("only exports made by route");
    expect(faults("app/api/x/route.ts", 'export const dynamic = "force-dynamic";')).toContain("only exports made by route");
  });

  it("neither decides nor queries", () => {
    expect(faults("app/api/x/route.ts", "export const GET = route({ handle: () => { if (1) return 2; } });")).toContain("decides nothing");
    expect(faults("app/api/x/route.ts", "export const GET = route({ handle: () => (1 ? 2 : 3) });")).toContain("decides nothing");
    expect(faults("app/api/x/route.ts", 'import { inCompany } from "@/lib/infra/db";')).toContain("database");
  });
});

describe("a scope", () => {
  it("is made in lib/tenancy/scope.ts alone", () => {
    const forged = 'const scope = { companyId: "1" } as unknown as CompanyScope;';
    expect(faults("lib/tenancy/scope.ts", forged)).toBe("");
    expect(faults("lib/vendors/commands.ts", forged)).toContain("forged");
    expect(faults("lib/vendors/commands.ts", "const scope = <PlatformScope>{};")).toContain("forged");
    expect(faults("lib/vendors/vendors.test.ts", forged)).toContain("forged");
  });

  it("crosses companies only where that is the work", () => {
    expect(faults("lib/admin/queries.ts", 'import { asPlatform } from "@/lib/infra/db";')).toBe("");
    expect(faults("lib/vendors/queries.ts", 'import { asPlatform } from "@/lib/infra/db";')).toContain("across companies");
    expect(faults("lib/vendors/queries.ts", 'import { asAuth as db } from "@/lib/infra/db";')).toContain("across companies");
    expect(faults("lib/vendors/commands.ts", 'import { systemScope } from "@/lib/tenancy/scope";')).toContain("across companies");
  });
});

describe("a document's row", () => {
  it("is written anywhere but in compliance", () => {
    const write = "await tx.document.updateMany({ data });";
    expect(faults("lib/documents/commands.ts", write)).toBe("");
    expect(faults("lib/compliance/commands.ts", write)).toContain("writes none of their rows");
    expect(faults("lib/compliance/commands.ts", "await tx.policy.createMany({ data });")).toContain("writes none of their rows");
    expect(faults("lib/compliance/commands.ts", "await tx.$executeRaw`update document set file_size = 0`;")).toContain(
      "none of their rows",
    );
    expect(faults("lib/compliance/commands.ts", "await tx.document.findMany({ where }); await tx.vendor.update({ data });")).toBe("");
  });
});
