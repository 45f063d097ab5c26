import { expect, signInAs, test } from "@/e2e/fixtures";

const adminCalls = ["/api/admin/stats", "/api/admin/users", "/api/admin/companies"];

test("the platform admin finds the Admin Portal and sees all companies", async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Admin Portal" }).first().click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/admin/companies");
  await expect(page.getByText("Example Builders Inc").first()).toBeVisible();
  await page.goto("/admin/users");
  await expect(page.getByText("manager@builders.example").first()).toBeVisible();
});

test("a company's own admin is refused, in pages and in calls", async ({ page, account }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin Portal" })).toHaveCount(0);
  for (const path of ["/admin", "/admin/users", "/admin/companies"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  for (const path of adminCalls) expect((await page.request.get(path)).status(), path).toBe(403);
});

test("a visitor is sent to the sign-in", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
  for (const path of adminCalls) expect((await page.request.get(path)).status(), path).toBe(401);
});

test("a viewer may look and change nothing", async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/vendors");
  await expect(
    page
      .getByRole("row", { name: /Imaginary Concrete Co/ })
      .or(page.getByText("Showing page"))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Vendor" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Edit|Delete) / })).toHaveCount(0);
  const answer = await page.request.post("/api/vendors", { data: { name: "Sneaky", email: "sneaky@vendor.example" } });
  expect(answer.status()).toBe(403);
});
