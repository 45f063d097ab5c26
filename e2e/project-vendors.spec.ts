import { expect, made, test, vendorNamed } from "@/e2e/fixtures";

test("a chosen vendor is taken out again whatever is searched for, also by the keyboard", { tag: "@full" }, async ({ page, account }) => {
  for (const name of ["Alder Roofing", "Birch Framing", "Cedar Paving"]) await vendorNamed(page, name);
  const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}` });
  await page.goto(`/projects/${id}`);
  await page.getByRole("button", { name: "Add Vendors" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Vendors" });
  for (const name of [/Alder/, /Birch/, /Cedar/]) await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByLabel("Find vendors").fill("nobody has this name");
  await expect(dialog.getByText("No other vendor matches this search.")).toBeVisible();
  const chosen = dialog.getByRole("group", { name: "Chosen vendors" });
  const takeOut = (name: string) => chosen.getByRole("button", { name: `Remove ${name}` });
  await takeOut("Birch Framing").press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("2 vendors chosen");
  await expect(takeOut("Cedar Paving"), "the next one has the focus").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(takeOut("Alder Roofing")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("None chosen yet.");
  await expect(chosen, "the place where it stood").toBeFocused();
  await dialog.getByLabel("Find vendors").fill("");
  await expect(dialog.getByRole("checkbox", { name: /Birch/ })).not.toBeChecked();
});

test("of chosen vendors, one that was deleted meanwhile is told, and the others are added", { tag: "@full" }, async ({ page, account }) => {
  for (const name of ["Alder Roofing", "Cedar Paving"]) await vendorNamed(page, name);
  const { id: gone } = await vendorNamed(page, "Birch Framing");
  const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}` });
  await page.goto(`/projects/${id}`);
  await page.getByRole("button", { name: "Add Vendors" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Vendors" });
  await dialog.getByRole("button", { name: "Select all 3" }).click();
  await expect(dialog.getByRole("status")).toHaveText("3 vendors chosen");
  await dialog.getByLabel("Scope of work").fill("Upper floors");
  expect((await page.request.delete(`/api/vendors/${gone}`)).ok()).toBe(true);
  await dialog.getByRole("button", { name: "Add 3 vendors" }).click();
  const told = page.getByRole("dialog", { name: "Adding vendors to the project" });
  await expect(told).toContainText("2 vendors added. 1 vendor could not be changed.");
  await expect(told).toContainText("No longer exists");
  await told.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row", { name: /Alder Roofing/ })).toContainText("Upper floors");
});

test("a completed project takes no vendors until it is reopened", { tag: "@full" }, async ({ page, account }) => {
  const { id: vendorId } = await vendorNamed(page, "Alder Roofing");
  const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}` });
  const add = page.getByRole("button", { name: /^Add (Vendors|the First Vendors)$/ });
  await page.goto(`/projects/${id}`);
  await expect(add).toHaveCount(2);
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("This project is completed. Reopen it to add vendors.")).toBeVisible();
  await expect(add).toHaveCount(0);

  await page.goto(`/vendors/${vendorId}`);
  await page.getByRole("button", { name: "Add to Project" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to Project" });
  await expect(dialog.getByText("There is no active project.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add", exact: true })).toHaveCount(0);
  await dialog.getByRole("link", { name: "Add a Project" }).click();
  await expect(page.getByRole("dialog", { name: "Add New Project" })).toBeVisible();

  await page.goto(`/projects/${id}`);
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(add).toHaveCount(2);
});

test("a name without a space stays inside the dialog, also on a phone", { tag: "@full" }, async ({ page, account }) => {
  const { id } = await made(page, "/api/projects", { name: `${account.companyName} ${"Unbreakable".repeat(14)}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/projects/${id}`);
  await page.getByRole("button", { name: "Add Vendors" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Vendors" });
  await expect(dialog.getByLabel("Find vendors")).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
