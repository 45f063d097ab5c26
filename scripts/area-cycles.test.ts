import { describe, expect, it } from "vitest";
import { areaCycles } from "@/scripts/area-cycles";

const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

describe("areas", () => {
  it("pass when they import each other in one direction only", () => {
    const oneWay = imports(
      ["lib/vendors/commands.ts", "lib/compliance/commands.ts"],
      ["lib/compliance/commands.ts", "lib/tenancy/scope.ts"],
      ["lib/vendors/commands.ts", "lib/tenancy/scope.ts"],
      ["lib/vendors/import/rules.ts", "lib/vendors/schema.ts"],
      ["app/page.tsx", "lib/vendors/queries.ts"],
    );
    expect(areaCycles(oneWay)).toEqual([]);
  });

  it("fail when two import each other, though no two files do", () => {
    const bothWays = imports(
      ["lib/vendors/commands.ts", "lib/compliance/commands.ts"],
      ["lib/compliance/statuses/rules.ts", "lib/vendors/schema.ts"],
      ["lib/vendors/commands.ts", "lib/tenancy/scope.ts"],
    );
    expect(areaCycles(bothWays)).toEqual([
      [
        "areas in a circle: compliance, vendors",
        "  lib/compliance/statuses/rules.ts → lib/vendors/schema.ts",
        "  lib/vendors/commands.ts → lib/compliance/commands.ts",
      ].join("\n"),
    ]);
  });

  it("fail when a third one closes the circle, each circle by itself", () => {
    const [circle, other, ...more] = areaCycles(
      imports(
        ["lib/mail/rules.ts", "lib/vendors/rules.ts"],
        ["lib/vendors/rules.ts", "lib/documents/rules.ts"],
        ["lib/documents/rules.ts", "lib/mail/values.ts"],
        ["lib/admin/queries.ts", "lib/reports/queries.ts"],
        ["lib/reports/queries.ts", "lib/admin/schema.ts"],
        ["lib/search/queries.ts", "lib/mail/values.ts"],
      ),
    );
    expect([circle, other].map((text) => text?.split("\n")[0]).sort()).toEqual([
      "areas in a circle: admin, reports",
      "areas in a circle: documents, mail, vendors",
    ]);
    expect(more).toEqual([]);
  });

  it("may be tied both ways by a test", () => {
    const tested = imports(
      ["lib/vendors/commands.ts", "lib/compliance/commands.ts"],
      ["lib/compliance/compliance.test.ts", "lib/vendors/schema.ts"],
    );
    expect(areaCycles(tested)).toEqual([]);
  });
});
