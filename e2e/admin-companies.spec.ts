import { expectNoFault } from "@/e2e/axe";
import { expect, newEmail, signInAs, test } from "@/e2e/fixtures";

test("a platform admin adds, edits, suspends and deletes a company, and looks into it with a reason", { tag: "@full" }, async ({
  page,
}) => {
  await signInAs(page, "platform@coverkeep.example");
  const name = `Invented Works ${newEmail().slice(7, 15)}`;
  await page.goto("/admin/companies");
  await page.getByRole("button", { name: "Add Company" }).click();
  const adding = page.getByRole("dialog", { name: "Add Company" });
  await adding.getByRole("button", { name: "Add Company" }).click();
  await expect(adding.getByText("Company name is required")).toBeVisible();
  await expectNoFault(page, "Add Company with errors");
  await adding.getByLabel("Company Name").fill(name);
  await adding.getByLabel("Admin Email").fill(newEmail());
  await adding.getByRole("button", { name: "Add Company" }).click();
  await expect(adding).toBeHidden();
  await page.getByLabel("Search companies").fill(name);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row.getByText("Trial", { exact: true })).toBeVisible();
  await expect(row.getByText("General")).toBeVisible();

  await row.getByRole("link", { name }).press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: `Edit ${name}` });
  await editing.getByLabel("Plan").selectOption("enterprise");
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Enterprise", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "View Company Data" }).click();
  const looking = page.getByRole("dialog", { name: "View Company Data" });
  await looking.getByRole("button", { name: "View Data" }).click();
  await expect(looking.getByText("Reason is required")).toBeVisible();
  await looking.getByLabel("Reason").fill("They asked support for help");
  await looking.getByRole("button", { name: "View Data" }).click();
  await expect(page.getByText("looked into the company's data")).toBeVisible();
  await expectNoFault(page, "a company's page with its data");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFault(page, "a company's page on a phone");
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend Company" }).click();
  await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
  await question.getByRole("button", { name: "Delete Company" }).click();
  await expect(page.getByText("Deleted on")).toBeVisible();
  await page.getByRole("button", { name: "Cancel Deletion" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep Company" }).click();
  await expect(page.getByText("Deleted on")).toBeHidden();
});
