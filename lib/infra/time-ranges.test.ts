import { expect, it } from "vitest";
import { bucketsOf } from "@/lib/infra/time-ranges-rules";

it("ends a range with the hour or day that has begun", () => {
  const now = new Date("2027-03-04T15:20:00Z");
  expect(bucketsOf("24h", now).starts.at(-1)).toEqual(new Date("2027-03-04T15:00:00Z"));
  expect(bucketsOf("7d", now).starts.map((start) => start.toISOString().slice(0, 10))).toEqual(
    ["26", "27", "28"].map((day) => `2027-02-${day}`).concat(["01", "02", "03", "04"].map((day) => `2027-03-${day}`)),
  );
});
