import { expect, test } from "vitest";
import { judgeKeys, repeatsText } from "@/scripts/key-rules";

test("a key of four words that is the beginning of its own text is reported, whatever its values, marks and plurals are", () => {
  expect(repeatsText("vendors.areYouSureYouWant", "Are you sure you want to delete {name}?")).toBe(true);
  expect(repeatsText("admin.nameIsSetInThe", "{name} is set in the environment.")).toBe(true);
  expect(repeatsText("settings.typeToConfirmThis", "Type <b>{expected}</b> to confirm this.")).toBe(true);
  expect(repeatsText("review.countFilesWereChanged", "{count, plural, one {# file was changed} other {# files were changed}}")).toBe(true);
});

test("a key that is named by its role, or a field's own words, is not reported", () => {
  expect(repeatsText("vendors.deleteQuestion", "Are you sure you want to delete {name}?")).toBe(false);
  expect(repeatsText("vendors.deleteSeveralSelectedVendors", "Delete {count, number} vendors?")).toBe(false);
  expect(repeatsText("vendors.addVendor", "Add Vendor")).toBe(false);
});

test("only English catalogues are read, and keys that rows hold keep their names", () => {
  const text = JSON.stringify({ theVendorWasDeleted: "The vendor was deleted.", theVendorWasMoved: "The vendor was moved." });
  expect(judgeKeys({ path: "messages/en/server/mail.json", text })).toEqual([expect.stringContaining('"server.mail.theVendorWasMoved"')]);
  expect(judgeKeys({ path: "messages/fr/server/mail.json", text })).toEqual([]);
  expect(judgeKeys({ path: "messages/en/server/terms.json", text })).toEqual([]);
});
