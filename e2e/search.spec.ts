import { expect, signOut, test } from "@/e2e/fixtures";
import { failing } from "@/e2e/saying";

test("search everywhere finds vendors and pages by the keyboard alone", async ({ page, account }) => {
  const data = { name: `Northridge Roofing of ${account.companyName}`, email: "office@roofing.example" };
  expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const field = page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type("nortridge");
  await expect(page.getByRole("option", { name: /Northridge Roofing/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);

  const opener = page.getByRole("button", { name: "Search everywhere" });
  await opener.click();
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText(/Northridge Roofing/);
  await page.keyboard.type("password");
  await expect(page.getByRole("option", { name: "Security" })).toBeVisible();
  await field.fill("zzzz nobody");
  await expect(page.getByText("Nothing found for “zzzz nobody”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("Enter that is pressed before the answer is in goes where it leads", async ({ page, account }) => {
  const data = { name: `Eastgate Paving of ${account.companyName}`, email: "office@paving.example" };
  expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search everywhere" }).click();
  await page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" }).fill("eastgate");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);
});

test("what was found last is forgotten when its finder signs out", async ({ page, account }) => {
  const data = { name: `Eastgate Paving of ${account.companyName}`, email: "office@paving.example" };
  expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search everywhere" }).click();
  await page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" }).fill("eastgate");
  await page.getByRole("option", { name: /Eastgate/ }).click();
  await expect(page).toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);
  const kept = () => page.evaluate(() => JSON.stringify(window.localStorage));
  expect(await kept()).toContain("Eastgate");
  await signOut(page);
  expect(await kept()).not.toContain("Eastgate");
});

test("what other companies have is never found", async ({ page, account }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search everywhere" }).click();
  await page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" }).fill("Imaginary Concrete");
  await expect(page.getByText("Nothing found for “Imaginary Concrete”."), account.companyName).toBeVisible();
});

test.describe("when the search does not answer", () => {
  test.use({ provoked: [/500 \(Internal Server Error\)/] });

  test("it says so, and neither that nothing was found nor that pages are shown when none are", async ({ page, account }) => {
    await page.goto("/dashboard");
    await failing(page, "**/api/search?*");
    await page.getByRole("button", { name: "Search everywhere" }).click();
    const dialog = page.getByRole("dialog", { name: "Search everywhere" });
    const field = dialog.getByRole("combobox");
    await field.fill(account.companyName);
    await expect(dialog.getByRole("alert")).toHaveText("The search did not answer. Please try again in a moment.");
    await expect(dialog.getByText(/Nothing found/)).toHaveCount(0);
    await field.fill("settings");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveText("The search did not answer. Only pages are shown. Please try again in a moment.");
  });
});
