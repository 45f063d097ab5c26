import { describe, expect, it } from "vitest";
import { trialDays } from "@/lib/tenancy/plan-values";
import { defaultBilling, offersOf, typedPrice } from "@/lib/tenancy/settings/billing-defaults-rules";
import { billingSettings } from "@/lib/tenancy/settings/billing-schema";
import { wordsIn } from "@/lib/testing/words";

const read = (field: string, value: unknown) => billingSettings.partial().safeParse({ [field]: value });

describe("a price", () => {
  it.each([
    ["49", 4900],
    ["49.5", 4950],
    ["$1,200.50", 120_050],
    ["€ 19.99", 1999],
    ["1000000", 100_000_000],
    [" 0 ", 0],
    ["0.07", 7],
    ["", null],
    ["  ", null],
    [4999, 4999],
    [null, null],
  ])("%j is read as %j cents", (given, cents) => {
    expect(read("basicMonthly", given).data).toEqual({ basicMonthly: cents });
  });

  it.each([
    "-1",
    "49,50",
    "49.999",
    "free",
    "1e3",
    "1000000.01",
    "$",
    "1,2345",
    "9".repeat(41),
    "NaN",
    Number.NaN,
    -1,
    49.5,
    1e15,
    true,
    [],
  ])("%j is refused", (given) => {
    expect(wordsIn(read("basicMonthly", given).error?.issues[0]?.message)).toMatch(/^Please enter a price/);
  });

  it.each([0, 7, 1999, 4900, 4950, 100_000_000])("%d cents are the same after a person saves them unchanged", (cents) => {
    expect(read("basicMonthly", typedPrice(cents)).data).toEqual({ basicMonthly: cents });
  });
});

describe("a limit", () => {
  it.each([
    ["25", 25],
    ["1,000", 1000],
    ["", null],
  ])("%j is read as %j", (given, limit) => {
    expect(read("proVendors", given).data).toEqual({ proVendors: limit });
  });

  it.each(["0", "-5", "2.5", "$25", "many", "10000001", 2.5, -5])("%j is refused", (given) => {
    expect(wordsIn(read("proVendors", given).error?.issues[0]?.message)).toMatch(/^Please enter a whole number from 1 to 10,000,000/);
  });
});

describe("the texts of a plan", () => {
  it("have one bullet point on each line, without blank lines and repeated lines", () => {
    const { data } = read("proPoints", "  Everything in Basic \r\n\r\nSingle sign-on\nEverything in Basic\n");
    expect(data).toEqual({ proPoints: "Everything in Basic\nSingle sign-on" });
    const [, pro] = offersOf({ ...defaultBilling, ...data });
    expect(pro).toMatchObject({ name: "Pro", points: ["Everything in Basic", "Single sign-on"], monthly: null, vendors: null });
  });

  it("are bounded", () => {
    expect(wordsIn(read("proPoints", [1, 2, 3, 4, 5, 6, 7, 8, 9].join("\n")).error?.issues[0]?.message)).toBe("At most 8 bullet points");
    expect(wordsIn(read("proPoints", "x".repeat(81)).error?.issues[0]?.message)).toBe("At most 80 characters in each bullet point");
    expect(wordsIn(read("proDescription", " ").error?.issues[0]?.message)).toBe("Pro description is required");
    expect(wordsIn(read("pricingTitle", "").error?.issues[0]?.message)).toBe("Heading is required");
  });

  it("name the length of the trial until an admin changes them", () => {
    expect(defaultBilling.pricingText).toContain(`Your first ${trialDays} days are free`);
  });
});
