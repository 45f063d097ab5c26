import { describe, expect, it } from "vitest";
import { holderDoubt, holderWarning, partyOfHolder } from "@/lib/compliance/names/holders-rules";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { processorMillisOf } from "@/lib/testing/processor";

const us = { name: "Example Builders", legalNames: ["Invented Holdings LLC", "Sample, Pretend & Made-Up, Inc."] };

describe("the name and the address in a holder's box", () => {
  it.each([
    ["Example Builders Inc, 200 Example Plaza, Springfield, NY 10000", "Example Builders Inc", "200 Example Plaza, Springfield, NY 10000"],
    ["Example Builders Inc\n200 Example Plaza\nSpringfield, NY 10000", "Example Builders Inc", "200 Example Plaza, Springfield, NY 10000"],
    [
      "Sample, Pretend & Made-Up, Inc., 1 Example Street, Springfield, NY 10000",
      "Sample, Pretend & Made-Up, Inc.",
      "1 Example Street, Springfield, NY 10000",
    ],
    [
      "Invented Holdings LLC, Attn: Risk Office, P.O. Box 12, Springfield, NY 10000",
      "Invented Holdings LLC",
      "Attn: Risk Office, P.O. Box 12, Springfield, NY 10000",
    ],
    ["Attn: Office\nInvented Holdings, LLC\n1 Example Street", "Invented Holdings, LLC", "Attn: Office, 1 Example Street"],
    [
      "Invented Holdings LLC, DBA Pretend Homes, One Example Plaza, Springfield, NY 10000",
      "Invented Holdings LLC, DBA Pretend Homes",
      "One Example Plaza, Springfield, NY 10000",
    ],
    [
      "Invented Holdings LLC, its owners and lenders, 1 Example Street",
      "Invented Holdings LLC",
      "its owners and lenders, 1 Example Street",
    ],
    [
      "Town of Example, Public Works, 1 Example Road, Springfield, NY 10000",
      "Town of Example, Public Works",
      "1 Example Road, Springfield, NY 10000",
    ],
    ["Example Builders Inc, Springfield, NY 10000", "Example Builders Inc", "Springfield, NY 10000"],
    ["Invented Holdings LLC 12 Dock Street, Springfield, NY 10000", "Invented Holdings LLC", "12 Dock Street, Springfield, NY 10000"],
    [
      "21 Example Street LLC, 21 Example Street, Springfield, NY 10000",
      "21 Example Street LLC",
      "21 Example Street, Springfield, NY 10000",
    ],
    ["Example Builders", "Example Builders", null],
    ["", "", null],
  ])("of %j are apart", (holder, name, address) => {
    expect(partyOfHolder(holder)).toEqual({ name, address });
  });
});

describe("the certificate holder", () => {
  it.each([
    ["Example Builders\n200 Example Plaza\nSpringfield, NY 10000"],
    ["EXAMPLE BUILDERS"],
    ["Invented Holdings LLC\n1 Example Street"],
    ["Attn: Office\nInvented Holdings, LLC\n1 Example Street"],
    ["Example Builders Inc, 200 Example Plaza, Springfield, NY 10000"],
    [null],
  ])("is the company in %j", (holder) => {
    expect(holderWarning(holder, us)).toBeNull();
  });

  it("is pointed out when it is someone else", () => {
    expect(storedInWords(holderWarning("Foreign Contractors Inc\n9 Other Road", us))).toContain('"Foreign Contractors Inc"');
    expect(storedInWords(holderWarning("Foreign Contractors I, Inc., 9 Other Road, Springfield, NY 10000", us))).toContain(
      '"Foreign Contractors I, Inc."',
    );
  });
});

describe("the certificate holder where legal names were entered", () => {
  it.each([
    [["Example Builders\n200 Example Plaza"], null],
    [["Foreign Owner LLC\nExample Builders\n200 Example Plaza"], "Your name is only below it."],
    [["Certificate Holder\nExample Builders\n200 Example Plaza"], null],
    [["Invented Holdings, LLC\n1 Example Street", "EXAMPLE BUILDERS"], null],
    [[], null],
    [["Example Builders Inc\n200 Example Plaza"], "is close to one of your legal names"],
    [["Invented, Sample & Holdings, L.L.C., 1 Example Street"], '"Invented"'],
    [["Sample, Pretend & Made-Up, Inc., 1 Example Street"], null],
    [["Example Builders, Inc., 200 Example Plaza"], "is close to one of your legal names"],
    [
      ["Invented Holdings LLC", "Foreign Contractors Inc\n9 Other Road"],
      '"Foreign Contractors Inc", which does not match your legal names',
    ],
    [[""], "has no certificate holder"],
  ])("of %j", (holders, doubt) => {
    expect(storedInWords(holderDoubt(holders, us))).toEqual(doubt === null ? null : expect.stringContaining(doubt));
    expect(holderDoubt(holders, { ...us, legalNames: [] }), "where none were").toBeNull();
  });
});

describe("a hostile holder", () => {
  it.each([
    ["blanks", " "],
    ["commas", ","],
    ["lines", "\n"],
    ["names", "Example Builder, "],
    ["initials", "A B, "],
  ])("of 4,000 %s is compared with 20 legal names in less than 100 ms", (_, run) => {
    const legalNames = Array.from({ length: 20 }, (_, at) => `Invented Holdings ${at} dba Sample ${at} LLC`);
    const fastest = Math.min(
      ...Array.from({ length: 3 }, () => {
        return processorMillisOf(() => {
          holderDoubt([`Foreign${run.repeat(4000)}Inc`], { name: "Example Builders", legalNames });
          holderWarning(`Foreign${run.repeat(4000)}Inc`, { name: "Example Builders", legalNames });
        });
      }),
    );
    expect(fastest).toBeLessThan(100);
  });
});
