import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, made, rowAction, signInAs, test, vendorNamed } from "@/e2e/fixtures";

// In one pattern: Playwright takes a list of two for a value with its options.
test.use({ provoked: [/400 \(Bad Request\)|409 \(Conflict\)/] });

const occurrence = /^General liability, each occurrence: at least/;
const rowOf = (page: Page, rule: RegExp) => page.getByRole("listitem").filter({ has: page.getByRole("button", { name: rule }) });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();

async function openMinimum(page: Page) {
  const row = rowOf(page, occurrence);
  await row.getByRole("button", { name: occurrence }).click();
  return row.getByLabel("Minimum");
}

test("a set from the library is edited: a fault is said at its field, the change is previewed and saved", async ({ page, account }) => {
  await vendorNamed(page, "Alder Roofing");
  await page.goto("/requirements");
  await page.getByRole("link", { name: "New Requirement Set" }).first().click();
  await page.getByRole("radio", { name: /^Trucker/ }).check();
  await expect(page.getByText("Motor truck cargo, each claim: at least $100,000"), account.email).toBeVisible();
  await page.getByLabel("Name").fill("Haulers");
  await page.getByRole("button", { name: "Create Set" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Haulers" })).toBeVisible();
  await expect(page).toHaveURL(/\/requirements\/[0-9a-f-]{36}$/);
  await expectNoFault(page, "a requirement set");

  const minimum = await openMinimum(page);
  await expect(minimum).toHaveValue("1,000,000");
  await minimum.fill("0");
  await save(page);
  await expect(page.getByText("Enter an amount above $0.")).toBeVisible();
  await expect(minimum).toBeFocused();
  await minimum.fill("3000000");
  await expect(page.getByText("Enter an amount above $0.")).toBeHidden();
  await minimum.blur();
  await expect(minimum).toHaveValue("3,000,000");
  await expectNoFault(page, "an open requirement");
  await save(page);
  const preview = page.getByRole("dialog", { name: "Check Before You Save" });
  await expect(preview.getByText("No vendor would change its status.")).toBeVisible();
  await preview.getByRole("button", { name: "Back" }).click();
  await expect(minimum, "nothing typed is lost").toHaveValue("3,000,000");

  // A requirement is removed, comes back, and another one is added.
  await page.getByRole("button", { name: /^Remove: Motor truck cargo, each claim/ }).click();
  await page.getByRole("button", { name: /^Undo: Motor truck cargo, each claim/ }).click();
  await page.getByRole("button", { name: "Add Requirement" }).click();
  await page
    .getByRole("dialog", { name: "Add Requirement" })
    .getByRole("button", { name: /^Waiver of subrogation/ })
    .click();
  await expect(page.getByRole("button", { name: /^General liability: waiver of subrogation/ })).toBeFocused();
  await save(page);
  await expectNoFault(page, "the preview of a set");
  await preview.getByRole("button", { name: "Confirm and Save" }).click();
  await expect(page.getByText("Requirement set saved")).toBeVisible();
  await expect(page.getByText("No unsaved changes")).toBeVisible();

  const versions = page.getByRole("region", { name: "Versions" });
  await versions.getByRole("button", { name: /^Version 1/ }).click();
  await expect(page.getByText("You are looking at version 1. It cannot be changed.")).toBeVisible();
  await expect(await openMinimum(page)).toBeDisabled();
  await page.getByRole("button", { name: "Back to the current version" }).click();
  await expect(page.getByRole("button", { name: /^General liability, each occurrence: at least \$3,000,000/ })).toBeVisible();
});

test("of two people who change one set, the second sees what the first changed and keeps what was typed", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const { id } = await made(page, "/api/requirements", { ready: "default", name: "Trades" });
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(`/requirements/${id}`);
  for (const [tab, amount] of [
    [page, "2000000"],
    [other, "5000000"],
  ] as const) {
    await (await openMinimum(tab)).fill(amount);
    await save(tab);
    await tab.getByRole("button", { name: "Confirm and Save" }).click();
  }
  await expect(page.getByText("Requirement set saved"), account.email).toBeVisible();
  const conflict = other.getByRole("region", { name: "Someone else changed this set while you were editing" });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole("listitem")).toContainText("at least $1,000,000");
  await expect(conflict.getByRole("listitem")).toContainText("at least $2,000,000");
  await expectNoFault(other, "a requirement set with a conflict");
  await conflict.getByRole("button", { name: "Keep Mine" }).click();
  await expect(rowOf(other, occurrence).getByLabel("Minimum")).toHaveValue("5,000,000");
  await save(other);
  await other.getByRole("button", { name: "Confirm and Save" }).click();
  await expect(other.getByText("Requirement set saved")).toBeVisible();
  await expect(other.getByText("Version 3").first()).toBeVisible();
});

test("sets are copied, renamed, made the default, archived and restored", { tag: "@full" }, async ({ page, account }) => {
  await made(page, "/api/requirements", { ready: "standard", name: "Trades" });
  await page.goto("/requirements");
  await expect(page.getByRole("row", { name: /Default requirements/ }), "a new company begins with it").toContainText("Default");
  await rowAction(page, "Trades", "Copy");
  await expect(page.getByRole("heading", { level: 1, name: "Copy of Trades" }), account.email).toBeVisible();
  await page.getByRole("link", { name: "All requirement sets" }).click();
  await rowAction(page, "Copy of Trades", "Rename");
  const rename = page.getByRole("dialog", { name: "Rename Requirement Set" });
  await rename.getByLabel("Name").fill("trades");
  await rename.getByRole("button", { name: "Rename" }).click();
  await expect(rename.getByText("A requirement set with this name already exists")).toBeVisible();
  await rename.getByLabel("Name").fill("Roofers");
  await rename.getByRole("button", { name: "Rename" }).click();
  await rowAction(page, "Roofers", "Make Default");
  await page.getByRole("button", { name: "Confirm Default" }).click();
  await expect(page.getByRole("row", { name: /Roofers/ })).toContainText("Default");
  await rowAction(page, "Trades", "Archive");
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await page.getByRole("button", { name: /^Show archived sets/ }).click();
  await expectNoFault(page, "the requirement sets");
  await rowAction(page, "Trades", "Restore");
  await expect(page.getByText("Requirement set restored")).toBeVisible();
  await expect(page.getByRole("table", { name: "Requirement sets in use" })).toContainText("Trades");
});

test("a viewer reads the sets and their settings, and changes nothing", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/requirements");
  await expect(page.getByRole("heading", { level: 1, name: "Requirements" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Requirement Set" })).toHaveCount(0);
  await page.goto("/requirements/new");
  await expect(page).toHaveURL(/\/requirements$/);
});

test("a set is made from a contract: a question has no answer yet, lines are decided by keyboard, and the words stay", async ({
  page,
  account,
}) => {
  await page.goto("/requirements");
  await page.getByRole("link", { name: "From a Contract" }).click();
  await page.getByRole("button", { name: "Read Exhibit" }).click();
  await expect(page.getByText("Upload an insurance exhibit, or paste its text.").first(), account.email).toBeVisible();
  const words = [
    "General liability: $1,000,000 per occurrence and $2,000,000 general aggregate.",
    "General liability of $3,000,000 per occurrence.",
  ];
  await page.getByLabel("Or paste the text").fill([...words, "Umbrella insurance is not required."].join("\n"));
  await page.getByRole("button", { name: "Read Exhibit" }).click();
  await expect(page.getByText("The exhibit states different amounts. Choose one.")).toBeVisible();
  const amount = (dollars: string) => page.getByRole("radio", { name: `General liability, each occurrence: at least ${dollars}` });
  for (const dollars of ["$1,000,000", "$3,000,000"]) await expect(amount(dollars)).not.toBeChecked();
  await expect(page.getByText("This says that something is not required.")).toBeVisible();
  await expectNoFault(page, "the proposals of a contract");

  await page.getByLabel("Name").fill("From exhibit C");
  await amount("$3,000,000").check();
  await expect(page.getByText("2 lines to decide")).toBeVisible();
  await page.getByRole("button", { name: "General liability: in force" }).click();
  await page.keyboard.press("a");
  await expect(page.getByText("1 line to decide")).toBeVisible();
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "Preview and Save" }).click();
  await page.getByRole("button", { name: "Confirm and Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "From exhibit C" })).toBeVisible();
  await expect(page.getByText("Made from a pasted contract")).toBeVisible();
  await expect(page.getByText(/^“General liability: \$1,000,000 per occurrence and/).first()).toBeVisible();
  await expect(page.getByText("general aggregate: at least"), "what was refused").toBeHidden();
});
