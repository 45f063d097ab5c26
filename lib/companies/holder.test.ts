import { describe, expect, it } from "vitest";
import { holderDoubt } from "@/lib/companies/rules";

const us = { name: "Example Builders", legalNames: ["Invented Holdings LLC"] };

describe("the certificate holder", () => {
  it.each([
    ["Example Builders\n200 Example Plaza\nSpringfield, NY 10000"],
    ["EXAMPLE BUILDERS"],
    ["Invented Holdings LLC\n1 Example Street"],
    ["Attn: Office\nInvented Holdings, LLC\n1 Example Street"],
    ["Example Builders Inc, 200 Example Plaza, Springfield, NY 10000"],
    [null],
  ])("is the company in %j", (holder) => {
    expect(holderDoubt(holder, us)).toBeNull();
  });

  it("is pointed out when it is somebody else", () => {
    expect(holderDoubt("Foreign Contractors Inc\n9 Other Road", us)).toContain('"Foreign Contractors Inc"');
  });
});
