import { describe, expect, it } from "vitest";
import { judgeDocument } from "@/scripts/document-rules";

const faults = (path: string, text: string) => judgeDocument({ path, text }).join("\n");
const lines = (count: number) => "Text.\n".repeat(count);

describe("a decision record", () => {
  const record = "docs/decisions/001-example.md";

  it("has at most 20 lines, blank lines included", () => {
    expect(faults(record, lines(20))).toBe("");
    expect(faults(record, `${lines(20)}\n`)).toBe(`${record}: 21 lines; at most 20 are allowed`);
  });

  it("has at most 100 characters in a line", () => {
    expect(faults(record, `# 001\n\n${"é".repeat(100)}\n`)).toBe("");
    expect(faults(record, `# 001\n\n${"x".repeat(101)}\n`)).toBe(`${record}: line 3 has 101 characters; at most 100 are allowed`);
  });
});

describe("the accuracy page", () => {
  it("has at most 80 lines, which may hold wide tables", () => {
    expect(faults("docs/accuracy.md", `${lines(79)}${"x".repeat(200)}\n`)).toBe("");
    expect(faults("docs/accuracy.md", lines(81))).toBe("docs/accuracy.md: 81 lines; at most 80 are allowed");
  });
});

describe("the README", () => {
  it("has at most 700 words", () => {
    expect(faults("README.md", "word ".repeat(700))).toBe("");
    expect(faults("README.md", "word ".repeat(701))).toBe("README.md: 701 words; at most 700 are allowed");
  });
});

it("leaves other documents alone", () => {
  expect(faults("docs/operations.md", lines(500))).toBe("");
});
