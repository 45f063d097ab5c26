import { describe, expect, it } from "vitest";
import { judgeFunctions } from "@/scripts/function-rules";

const lines = (count: number, line = "  run();") => Array.from({ length: count }, () => line).join("\n");
const ways = (count: number) => lines(count, "  if (is) run();");
const faults = (text: string, path = "lib/vendors/rules.ts") => judgeFunctions({ path, text }).join("\n");

describe("a function", () => {
  it("has at most 80 lines", () => {
    expect(faults(`function short() {\n${lines(78)}\n}`)).toBe("");
    expect(faults(`function long() {\n${lines(79)}\n}`)).toBe("lib/vendors/rules.ts: long has 81 lines; at most 80 are allowed");
  });

  it("parts its way at most 19 times", () => {
    expect(faults(`const plain = () => {\n${ways(19)}\n};`)).toBe("");
    expect(faults(`const parted = () => {\n${ways(20)}\n};`)).toContain("parted has 21 branches");
    expect(faults(`function joined() { return ${Array(21).fill("a").join(" && ")}; }`)).toContain("joined has 21 branches");
    expect(faults(`function either() { return ${Array(11).fill("a ? 1 : b ?? ").join("")}0; }`)).toContain("either has 23 branches");
  });

  it("counts apart from those inside of it, and is named by its line without a name", () => {
    expect(faults(`function outer() {\n  const inner = () => {\n${ways(15)}\n  };\n${ways(15)}\n}`)).toBe("");
    expect(faults(`\nrun(() => {\n${lines(90)}\n});`)).toContain("the function in line 2 has 92 lines");
  });

  it.each(["lib/extraction/forms/rules.ts", "bench/corpus/moved-desks.ts", "e2e/vendors.spec.ts", "lib/vendors/vendors.db.test.ts"])(
    "may be longer in %s",
    (path) => {
      expect(faults(`function long() {\n${lines(200)}\n}`, path)).toBe("");
    },
  );
});
