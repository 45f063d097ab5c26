import { expectNoFault } from "@/e2e/axe";
import { expect, fromMenu, made, test, vendorNamed } from "@/e2e/fixtures";

test.use({ provoked: [/404 \(Not Found\)/] });

test("the old page of a merged vendor leads to the vendor that stayed, until the merge is undone", { tag: "@full" }, async ({
  page,
  account: _,
}) => {
  const stays = await vendorNamed(page, "Imaginary Steel LLC");
  const goes = await made(page, "/api/vendors", { name: "Invented Ironworks", email: "ann@ironworks.example" });
  await page.goto("/vendors");
  for (const name of ["Imaginary Steel LLC", "Invented Ironworks"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await fromMenu(page, "More", "Merge Vendors");
  const dialog = page.getByRole("dialog", { name: "Merge Vendors" });
  await dialog
    .getByRole("radio", { name: /Imaginary Steel LLC/ })
    .first()
    .check();
  await expect(dialog.getByText("Email from ann@ironworks.example still counts as Imaginary Steel LLC.")).toBeVisible();
  await dialog.getByRole("button", { name: "Merge Vendors" }).click();
  await expect(page.getByText("Vendors merged")).toBeVisible();

  await page.goto(`/vendors/${goes.id}`);
  await expect(page.getByRole("heading", { name: "This vendor is part of another vendor", level: 1 })).toBeVisible();
  await expect(page.getByText("This vendor was merged into Imaginary Steel LLC")).toBeVisible();
  await expectNoFault(page, "the page of a merged vendor");
  await page.getByRole("link", { name: "Open That Vendor" }).click();
  await expect(page).toHaveURL(new RegExp(`/vendors/${stays.id}$`));
  await expect(page.getByRole("heading", { name: "Imaginary Steel LLC", level: 1 })).toBeVisible();
  await page.getByRole("tab", { name: "Activity" }).click();
  const merged = page.getByRole("listitem").filter({ hasText: "ann@ironworks.example · Merged" });
  await expect(merged).toContainText("Undo until");

  await merged.getByRole("button", { name: "Undo Merge" }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("Make Invented Ironworks a separate vendor again?");
  await confirm.getByRole("button", { name: "Undo Merge" }).click();
  await expect(page.getByText("Merge undone")).toBeVisible();
  await expect(merged).toBeHidden();
  await page.goto(`/vendors/${goes.id}`);
  await expect(page.getByRole("heading", { name: "Invented Ironworks", level: 1 })).toBeVisible();
});
