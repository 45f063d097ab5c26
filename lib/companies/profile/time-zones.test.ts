import { expect, it } from "vitest";
import { settingsPatch } from "@/lib/companies/profile/schema";
import { presentTimeZone, timeZones } from "@/lib/infra/time-zones-rules";
import { wordsIn } from "@/lib/testing/words";

it.each([
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["US/Pacific", "America/Los_Angeles"],
  ["america/new_york", "America/New_York"],
  ["UTC", "UTC"],
])("%s is kept as %s", (given, kept) => {
  expect(settingsPatch.parse({ timeZone: given })).toEqual({ timeZone: kept });
});

it.each(["+05:30", "Mars/Olympus", ""])("%j is no time zone", (timeZone) => {
  const { error } = settingsPatch.safeParse({ timeZone });
  expect(error?.issues.map(({ message }) => wordsIn(message))).toEqual(["Please choose a time zone from the list"]);
});

it("the list has each present name once", () => {
  const names = timeZones();
  expect(names).toEqual(expect.arrayContaining(["UTC", "America/New_York", "Asia/Kolkata", "Europe/Kyiv", "Pacific/Kanton"]));
  expect(names).not.toContain("Asia/Calcutta");
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => presentTimeZone(name) !== name)).toEqual([]);
});
