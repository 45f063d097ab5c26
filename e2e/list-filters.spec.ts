import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "@/e2e/fixtures";

/* The filters of a list are in its address. A choice shows at once, and no choice removes another one. */

const status = (page: Page) => page.getByRole("combobox", { name: "Status", exact: true });
const activity = (page: Page) => page.getByRole("combobox", { name: "Active or inactive" });
const query = (page: Page) => new URL(page.url()).searchParams;

type Listed = { data: { vendors: unknown[] } };

/** Every answer that renews the page or a list comes late. */
async function slowLine(page: Page): Promise<void> {
  await page.route(/\/vendors\?|\/documents\?|\/api\/(vendors|documents)\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
});

test("a status that is chosen right after typing keeps both", async ({ page }) => {
  await page.goto("/vendors");
  await expect(page.getByRole("row")).not.toHaveCount(1);
  await page.getByLabel("Search vendors").pressSequentially("ro");
  await status(page).selectOption("Compliant");
  await expect.poll(() => Object.fromEntries(query(page))).toEqual({ search: "ro", status: "COMPLIANT" });
  await expect(page.getByLabel("Search vendors")).toHaveValue("ro");
  await expect(status(page)).toHaveValue("COMPLIANT");
});

test("on a slow line each choice shows at once, none is lost, and the back button takes each back", { tag: "@full" }, async ({ page }) => {
  // The demo's certificates are read after it has begun.
  const expired = async () => ((await (await page.request.get("/api/vendors?status=EXPIRED&active=true")).json()) as Listed).data.vendors;
  await expect.poll(expired).not.toEqual([]);
  await page.goto("/vendors");
  await expect(page.getByRole("row")).not.toHaveCount(1);
  await slowLine(page);
  await status(page).selectOption("Expired");
  await expect(status(page)).toHaveValue("EXPIRED");
  await expect(page.getByRole("table", { name: "Vendors" })).toHaveAttribute("aria-busy", "true");
  await activity(page).selectOption("Active");
  await expect(status(page)).toHaveValue("EXPIRED");
  await expect(activity(page)).toHaveValue("true");
  await expect(page.getByRole("table", { name: "Vendors" })).toHaveAttribute("aria-busy", "false");
  expect(Object.fromEntries(query(page))).toEqual({ status: "EXPIRED", active: "true" });
  await page.goBack();
  await expect(activity(page)).toHaveValue("");
  await expect(status(page)).toHaveValue("EXPIRED");
  await page.goBack();
  await expect(status(page)).toHaveValue("");
  await page.goForward();
  await expect(status(page)).toHaveValue("EXPIRED");
});

test("who goes on to another page while the search still waits gets there", { tag: "@full" }, async ({ page }) => {
  await page.goto("/vendors");
  await expect(page.getByRole("row")).not.toHaveCount(1);
  await page.getByLabel("Search vendors").pressSequentially("ro");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documents" }).click();
  await expect(page.getByRole("heading", { name: "Documents", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/documents$/);
  await page.goBack();
  await expect(page.getByLabel("Search vendors")).toHaveValue("ro");
});

test("the link of the filtered list leads to the whole one", { tag: "@full" }, async ({ page }) => {
  await page.goto("/vendors");
  await status(page).selectOption("Expired");
  await expect(page).toHaveURL(/status=EXPIRED/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vendors" }).click();
  await expect(page).toHaveURL(/\/vendors$/);
  await expect(status(page)).toHaveValue("");
});

const searches = [
  ["/vendors", "Search vendors"],
  ["/documents", "Search documents"],
] as const;

for (const [path, label] of searches)
  test(`${path} is searched for whatever is pasted or is in the address`, { tag: "@full" }, async ({ page }) => {
    await page.goto(path);
    const field = page.getByLabel(label);
    await expect(page.getByRole("row")).not.toHaveCount(1);
    await field.focus();
    await page.keyboard.insertText("x".repeat(250));
    await expect(page.getByText(/^No (vendors|documents) found\./)).toBeVisible();
    await expect(field).toHaveValue("x".repeat(200));
    await page.goto(`${path}?search=${"y".repeat(1000)}`);
    await expect(page.getByText(/^No (vendors|documents) found\./)).toBeVisible();
    await page.goto(`${path}?search=%00pretend%00`);
    await expect(
      page
        .getByRole("table")
        .getByText(/pretend/i)
        .first(),
    ).toBeVisible();
  });

const nonsense = "page=x&status=x&active=x&sort=x&who=x&about=x&from=x&to=2027-02-31&limit=x&ids=x";
for (const path of ["/vendors", "/documents", "/attention"])
  test(`${path} is shown whatever the address holds`, { tag: "@full" }, async ({ page }) => {
    await page.goto(`${path}?${nonsense}&vendorId=not-an-id`);
    await expect(page.getByRole("row")).not.toHaveCount(1);
    await page.goto(`${path}?${nonsense}&vendorId=01234567-89ab-0def-0123-456789abcdef`);
    await expect(page.getByRole("row")).not.toHaveCount(1);
  });

const nobody = "00a94d1b-9b24-4d1c-8f63-4f5f2a7a8f10";

test.describe("an id that nobody has", () => {
  test.use({ provoked: [/404 \(Not Found\)/] });

  test("a vendor that is not there is told, and the whole list is a press away", { tag: "@full" }, async ({ page }) => {
    await page.goto(`/documents?vendorId=${nobody}`);
    await expect(page.getByText("No documents found.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Vendor" })).toHaveText("No such vendor");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page.getByRole("row")).not.toHaveCount(1);
  });

  test("so is a person whose doings are asked for", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, "admin@builders.example");
    await page.goto(`/settings?tab=activity&${nonsense}`);
    await expect(page.getByRole("row")).not.toHaveCount(1);
    await page.goto("/settings?tab=activity&who=01234567-89ab-0def-0123-456789abcdef");
    await expect(page.getByRole("row")).not.toHaveCount(1);
    await page.goto(`/settings?tab=activity&who=${nobody}`);
    await expect(page.getByText("No activity matches these filters.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Who" }).locator("option:checked")).toHaveText("No such person");
  });
});

for (const width of [390, 1440])
  test(`a turned page is read from the list's beginning at ${width} px`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/vendors");
    const table = page.getByRole("table", { name: "Vendors" });
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Showing page 2 of")).toBeVisible();
    await expect(table).toHaveAttribute("aria-busy", "false");
    await expect(table.getByRole("link").first()).toBeInViewport();
    await expect(table).toBeFocused();
  });
