import { describe, expect, it } from "vitest";
import { findSettings } from "@/components/settings/find-settings";
import { searchedPages } from "@/components/settings/searched-pages";
import { say } from "@/messages/say";

const found = (typed: string) =>
  findSettings(typed, searchedPages).map(({ page, setting }) => (setting ? `${say(page.label)}: ${say(setting.label)}` : say(page.label)));

describe("the search of the settings", () => {
  it("finds pages by their name and other words, then settings by their label and by what they do", () => {
    expect(found("reminder")).toEqual([
      "Reminders",
      "Emails",
      "Notifications: Expiration Reminders",
      "Company Profile: Time Zone",
      "Reminders: Monthly limit",
      "Your Data: All company data",
    ]);
    expect(found("time zone")).toEqual(["Company Profile", "Company Profile: Time Zone", "Reminders: Send from"]);
    expect(found("two factor")[0]).toBe("Security");
  });

  it("needs every typed word, whatever its case or accents", () => {
    expect(found("MONTHLY limit")).toEqual(["Reminders: Monthly limit"]);
    expect(found("wébhook")).toEqual(["Webhooks"]);
    expect(found("reminder webhook")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });
});
