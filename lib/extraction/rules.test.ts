import { describe, expect, it } from "vitest";
import {
  isAmbiguousNumber,
  isPlaceholder,
  isPlausibleTerm,
  isRegularTerm,
  looksLikeDate,
  parseAmount,
  parseDate,
  parseNaic,
  policyNumberFrom,
  withoutSlips,
} from "@/lib/extraction/rules";

describe("words of a picture", () => {
  it.each([
    ["0ld Ferry Ins Co", "Old Ferry Ins Co"],
    ["0'Mara Hauling", "O'Mara Hauling"],
    ["Prairie Nationa! Insurance", "Prairie National Insurance"],
    ["Ames, 1A 50010", "Ames, IA 50010"],
    ["€ach occurrence", "Each occurrence"],
    ["Akron, 0H 44301-1200", "Akron, OH 44301-1200"],
    ["Ames, |A 50010", "Ames, IA 50010"],
    ["Irvine, CA 92618~ 1204", "Irvine, CA 92618-1204"],
    ["8685 Ww 14TH ST", "8685 W 14TH ST"],
    ["Ww", "W"],
  ])("%s is %s", (read, meant) => expect(withoutSlips(read)).toBe(meant));

  it.each(["www.example.com", "0AB 8150 000", "0AB-12", "023I-798", "10 Old Road", "Unit 1A"])("%s stays", (text) =>
    expect(withoutSlips(text)).toBe(text),
  );
});

describe("dates", () => {
  it.each([
    ["1/5/2027", "2027-01-05"],
    ["01/05/27", "2027-01-05"],
    ["01-05-2027", "2027-01-05"],
    ["2027-01-05", "2027-01-05"],
    ["January 5, 2027", "2027-01-05"],
    ["5 Jan 2027", "2027-01-05"],
    ["Jan. 5 2027", "2027-01-05"],
    ["01/ 05/ 2027", "2027-01-05"],
  ])("reads %s in US order", (text, iso) => expect(parseDate(text)).toBe(iso));

  it.each(["02/30/2027", "13/05/2027", "MM/DD/YYYY", "01/05", "1/5/2027 1/5/2028", "Continuous", "", "00/00/0000", "01/05/1807"])(
    "gives none for %s",
    (text) => expect(parseDate(text)).toBeNull(),
  );

  it("repairs letters for digits only when asked", () => {
    expect(parseDate("O1/l5/2027", true)).toBe("2027-01-15");
    expect(parseDate("O1/l5/2027")).toBeNull();
    expect(parseDate("Jul 2l. 2O27", true)).toBe("2027-07-21");
    expect(parseDate("Jul 21. 2027")).toBeNull();
  });

  it("knows the look of a date", () => {
    expect(looksLikeDate("O1/05/2027")).toBe(true);
    expect(looksLikeDate("WC-5520917")).toBe(false);
    for (const number of ["GLA 61-04-7719", "BAP 5520-88-1743", "IBT/UMB/26/0093", "CEI 001-77-204"])
      expect(looksLikeDate(number)).toBe(false);
    for (const date of ["31/12/2026", "2026-12-31", "4/1/27"]) expect(looksLikeDate(date)).toBe(true);
  });
});

describe("terms", () => {
  it("takes a year, three years and odd terms, not a backward or endless one", () => {
    expect(isPlausibleTerm("2026-01-15", "2027-01-15")).toBe(true);
    expect(isPlausibleTerm("2026-01-15", "2029-01-15")).toBe(true);
    expect(isPlausibleTerm("2026-01-15", "2027-01-25")).toBe(true);
    expect(isPlausibleTerm("2027-01-15", "2026-01-15")).toBe(false);
    expect(isPlausibleTerm("2026-01-15", "2062-01-15")).toBe(false);
  });

  it("distinguishes a regular term from an odd one", () => {
    expect(isRegularTerm("2024-02-01", "2025-02-01")).toBe(true);
    expect(isRegularTerm("2026-06-01", "2027-08-01")).toBe(false);
  });
});

describe("amounts", () => {
  it.each([
    ["$1,000,000", 1_000_000],
    ["1000000", 1_000_000],
    ["10,000, 000", 10_000_000],
    ["$ 2,000,000.00", 2_000_000],
    ["2.000.000", 2_000_000],
    ["$1M", 1_000_000],
    ["500K", 500_000],
    ["$0", 0],
  ])("reads %s", (text, dollars) => expect(parseAmount(text)).toEqual({ dollars }));

  it.each(["1,00,000", "1,000,0000", "000,000", ",000,000", "abc", "", "1,000,000 2,000,000", "100,000 300,000"])(
    "does not guess at %s",
    (text) => expect(parseAmount(text)).toBeNull(),
  );

  it("keeps words that replace an amount", () => expect(parseAmount("Included")).toEqual({ words: "Included" }));
  it("repairs letters for digits only when asked", () => {
    expect(parseAmount("1,OOO,000", true)).toEqual({ dollars: 1_000_000 });
    expect(parseAmount("1,OOO,000")).toBeNull();
  });
});

describe("policy numbers, NAIC numbers and placeholders", () => {
  it("keeps a number as printed, without the borders around it", () => {
    expect(policyNumberFrom("| GL-0481573-02 |")).toBe("GL-0481573-02");
    expect(policyNumberFrom("76 ABC XY12Z3")).toBe("76 ABC XY12Z3");
    expect(policyNumberFrom("GL-8697811-'08")).toBe("GL-8697811-08");
    expect(policyNumberFrom("| BA-55121-26 (AOS) |")).toBe("BA-55121-26 (AOS)");
  });
  it.each(["01/15/2027", "See below", "Max $5M", "X", "2027 PENDING"])("does not take %s for one", (text) =>
    expect(policyNumberFrom(text)).toBeNull(),
  );
  it("wants five digits of a NAIC number", () => {
    expect(parseNaic("l0022")).toBe("10022");
    expect(parseNaic("1002")).toBeNull();
  });
  it("knows words that only hold a place", () => {
    expect(["MM/DD/YYYY", "NAME", "N/A", "TBD", "SAMPLE", "Your Company Name Here", "Insurance Agency Name"].every(isPlaceholder)).toBe(
      true,
    );
    expect(isPlaceholder("Pinecrest Roofing LLC")).toBe(false);
  });
});

it("a policy number whose letters all look like digits cannot be told from a picture", () => {
  expect(["SO5I66289244", "S05166289244", "903B44215S"].every(isAmbiguousNumber)).toBe(true);
  expect(["GL-0481573-02", "CPP01234567", "7731554", "WC 5520 917", "Q61-0442338"].some(isAmbiguousNumber)).toBe(false);
});
