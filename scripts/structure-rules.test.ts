import { describe, expect, it } from "vitest";
import { judgeFile } from "@/scripts/structure-rules";

const faults = (path: string, text = "") => judgeFile({ path, text }).join("\n");

describe("a file in its place", () => {
  it("has a name of the noun's vocabulary", () => {
    expect(faults("lib/vendors/commands.ts")).toBe("");
    expect(faults("lib/vendors/vendors.db.test.ts")).toBe("");
    expect(faults("lib/auth/scope.ts")).toBe("");
    expect(faults("lib/extraction/readers/pdf.ts")).toBe("");
    expect(faults("lib/vendors/scope.ts")).toContain("lib/vendors holds only");
    expect(faults("lib/vendors/repository.ts")).toContain("lib/vendors holds only");
    expect(faults("lib/vendors/readers/pdf.ts")).toContain("a noun has no folders");
    expect(faults("lib/money.ts")).toContain("folder of its noun");
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

describe("a route file", () => {
  const good = 'import { route } from "@/lib/http/route";\nexport const PATCH = route({ access: "public" });\nexport const PUT = PATCH;\n';

  it("declares routes, aliases of them, or another address of the same", () => {
    expect(faults("app/api/vendors/[id]/route.ts", good)).toBe("");
    expect(faults("app/api/vendors/[id]/route.ts", `${good}\nexport const { GET } = others({ PATCH, PUT });`)).toBe("");
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
  it("is made in lib/auth/scope.ts alone", () => {
    const forged = 'const scope = { companyId: "1" } as unknown as CompanyScope;';
    expect(faults("lib/auth/scope.ts", forged)).toBe("");
    expect(faults("lib/vendors/commands.ts", forged)).toContain("forged");
    expect(faults("lib/vendors/commands.ts", "const scope = <PlatformScope>{};")).toContain("forged");
    expect(faults("lib/vendors/vendors.test.ts", forged)).toContain("forged");
  });

  it("crosses companies only where that is the work", () => {
    expect(faults("lib/admin/queries.ts", 'import { asPlatform } from "@/lib/infra/db";')).toBe("");
    expect(faults("lib/vendors/queries.ts", 'import { asPlatform } from "@/lib/infra/db";')).toContain("across companies");
    expect(faults("lib/vendors/queries.ts", 'import { asAuth as db } from "@/lib/infra/db";')).toContain("across companies");
    expect(faults("lib/vendors/commands.ts", 'import { systemScope } from "@/lib/auth/scope";')).toContain("across companies");
  });
});
