import { expect, it } from "vitest";
import { nextStart, periodStart, reportReadyText } from "@/lib/reports/schedules-rules";

it.each([
  ["weekly", "2027-03-01", "2027-03-01", "2027-03-08"],
  ["weekly", "2027-03-07", "2027-03-01", "2027-03-08"],
  ["monthly", "2027-01-31", "2027-01-01", "2027-02-01"],
  ["monthly", "2028-02-29", "2028-02-01", "2028-03-01"],
  ["monthly", "2027-12-15", "2027-12-01", "2028-01-01"],
] as const)("a %s period of %s begins on %s, the next on %s", (frequency, date, start, next) => {
  expect(periodStart(frequency, date)).toBe(start);
  expect(nextStart(frequency, start)).toBe(next);
});

it("says to a recipient where the report is", () => {
  const facts = {
    firstName: "Ann",
    type: "compliance",
    frequency: "weekly",
    madeOn: "2027-03-01",
    appUrl: "https://coverkeep.example",
  } as const;
  const { subject, body } = reportReadyText(facts);
  expect(subject).toBe("Your weekly Compliance report is ready");
  expect(body).toContain("Hi Ann,\n\nThe Compliance report of Mar 1, 2027 is ready.");
  expect(body).toContain("https://coverkeep.example/admin/reports\n");
});
