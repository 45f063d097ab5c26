import { expect, signInAs, signOut, test } from "@/e2e/fixtures";
import { failing } from "@/e2e/saying";
import type { CoverageListDto } from "@/lib/vendors/schema";

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

test("Enter that is pressed before the answer is in goes where it leads", { tag: "@full" }, async ({ page, account }) => {
  const data = { name: `Eastgate Paving of ${account.companyName}`, email: "office@paving.example" };
  expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search everywhere" }).click();
  await page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" }).fill("eastgate");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);
});

test("a vendor is found by contact and phone number, and the result says so", { tag: "@full" }, async ({ page, account }) => {
  const data = { name: "Eastgate Paving", email: "office@paving.example", contactName: "Casey Invented", phone: "614-555-0142" };
  expect((await page.request.post("/api/vendors", { data })).status(), account.email).toBe(201);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search everywhere" }).click();
  const field = page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" });
  await field.fill("casey");
  await expect(page.getByRole("option", { name: /Eastgate Paving.*Casey Invented/ })).toBeVisible();
  await field.fill("(614) 555 0142");
  await expect(page.getByRole("option", { name: /Eastgate Paving.*555-0142/ })).toBeVisible();
});

test("a policy is found by its number and by its insurer, and opens its document", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  const answer = async (path: string) => ((await (await page.request.get(path)).json()) as { data: unknown }).data;
  const { documents } = (await answer("/api/documents?search=pretend-electric&limit=1")) as {
    documents: { id: string; vendor: { id: string } }[];
  };
  const { coverages } = (await answer(`/api/vendors/${documents[0]?.vendor.id}/coverages`)) as CoverageListDto;
  const { policyNumber, insurerName } = coverages.find((coverage) => coverage.policyNumber && coverage.insurerName) ?? {};
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search everywhere" }).click();
  const field = page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" });
  await field.fill(insurerName ?? "");
  const policies = page.getByRole("group", { name: "Policies" });
  await expect(policies.getByRole("option").first()).toContainText(insurerName ?? "");
  await field.fill(String(policyNumber).replace(/[^A-Z0-9]/gi, " "));
  await policies
    .getByRole("option", { name: `Policy ${policyNumber}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
});

test("what was found last is forgotten when its finder signs out", { tag: "@full" }, async ({ page, account }) => {
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

  test("it says so, and neither that nothing was found nor that pages are shown when none are", { tag: "@full" }, async ({
    page,
    account,
  }) => {
    await page.goto("/dashboard");
    await failing(page, "**/api/search?*");
    await page.getByRole("button", { name: "Search everywhere" }).click();
    const dialog = page.getByRole("dialog", { name: "Search everywhere" });
    const field = dialog.getByRole("combobox");
    await field.fill(account.companyName);
    await expect(dialog.getByRole("alert")).toHaveText("Search is not responding. Please try again in a moment.");
    await expect(dialog.getByText(/Nothing found/)).toHaveCount(0);
    await field.fill("settings");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveText("Search is not responding. Only pages are shown. Please try again in a moment.");
  });
});

test("a question is answered with vendors, and shown as a query that can be edited", { tag: "@full" }, async ({ page, account }) => {
  const data = { name: `Eastgate Paving of ${account.companyName}`, email: "office@paving.example" };
  expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search everywhere" }).click();
  const field = page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" });
  await field.fill("vendors without documents");
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("documents:none");
  await expect(answer).toContainText("1 vendor matches");
  await expect(page.getByRole("group", { name: "Answer" }).getByRole("option")).toContainText("Eastgate Paving");
  await answer.getByRole("button", { name: "Edit Query" }).click();
  await expect(field).toHaveValue("documents:none active:yes");
  await expect(field).toBeFocused();

  await field.fill("which electricians do not expire in March");
  const refusal = page.getByRole("region", { name: "Not understood" });
  await expect(refusal).toContainText("“do” was not understood here.");
  await refusal.getByRole("button", { name: "vendors without workers compensation" }).click();
  await expect(answer).toContainText("without:wc");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);
});
