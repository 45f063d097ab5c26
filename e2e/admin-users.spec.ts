import { expectNoFault } from "@/e2e/axe";
import { expect, linkIn, newEmail, signInAs, test } from "@/e2e/fixtures";

const rowOf = (text: string) => ({ name: new RegExp(text.replace(/[.@]/g, "\\$&")) });

test("a platform admin invites a person, who is pending until they join, then edits, suspends and deletes them", { tag: "@full" }, async ({
  page,
  mailbox,
  browser,
  baseURL,
}) => {
  await signInAs(page, "platform@coverkeep.example");
  const email = newEmail();
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Add User" }).click();
  const adding = page.getByRole("dialog", { name: "Add User" });
  await adding.getByRole("button", { name: "Send Invitation" }).click();
  await expect(adding.getByText("Email is required")).toBeVisible();
  await expect(adding.getByText("Please choose a company")).toBeVisible();
  await expectNoFault(page, "Add User with errors");
  await adding.getByLabel("Email").fill(email);
  await adding.getByRole("combobox", { name: "Company", exact: true }).click();
  await page.getByPlaceholder("Find by name...").fill("Example Builders");
  await page.getByRole("option", { name: "Example Builders Inc" }).first().click();
  await adding.getByRole("button", { name: "Send Invitation" }).click();
  await expect(adding).toBeHidden();

  await page.getByLabel("Search users").fill(email);
  const row = page.getByRole("row", rowOf(email));
  await expect(row.getByText("Pending")).toBeVisible();
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(linkIn(await mailbox.waitFor(email, /invited you to join Example Builders/)));
  await guest.getByLabel("First Name").fill("Invented");
  await guest.getByLabel("Last Name").fill("Person");
  await guest.getByLabel("Password", { exact: true }).fill("a quiet morning in spring");
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "Join the Team" }).click();
  await expect(guest).toHaveURL(/\/dashboard/);

  await page.reload();
  await expect(row.getByText("Invented Person")).toBeVisible();
  await row.getByRole("button", { name: "Actions for Invented Person" }).press("Enter");
  await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  const editing = page.getByRole("dialog", { name: "Edit Invented Person" });
  await editing.getByLabel("Last Name").fill("Renamed");
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await expect(row.getByText("Invented Renamed", { exact: true })).toBeVisible();
  await expectNoFault(page, "the users");

  await row.getByRole("button", { name: "Actions for Invented Renamed" }).click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend User" }).click();
  await expect(row.getByText("Suspended")).toBeVisible();
  expect((await guest.request.get("/api/vendors")).status(), "out at once").toBe(401);
  await guest.context().close();

  await row.getByRole("button", { name: "Actions for Invented Renamed" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Are you sure you want to delete this user?")).toBeVisible();
  await question.getByRole("button", { name: "Delete User" }).click();
  await expect(page.getByText("No users found.")).toBeVisible();
});

test("on a phone the users are cards, and filters stay in the address", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/users?search=builders.example");
  await expect(page.getByText("manager@builders.example")).toBeVisible();
  await page.getByLabel("Status", { exact: true }).selectOption("active");
  await expect(page).toHaveURL(/status=active/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFault(page, "the users on a phone");
});
