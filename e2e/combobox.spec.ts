import type { Page } from "@playwright/test";
import { expect, expectQuiet, holdBack, pick, test } from "@/e2e/fixtures";

async function create(page: Page, noun: "vendors" | "projects", data: Record<string, string>): Promise<string> {
  const answer = await page.request.post(`/api/${noun}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const vendor = (name: string) => ({ name, email: "office@firm.example" });
const list = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a project beyond the first hundred is found by its name, stays chosen on a reload, and is cleared by a key", {
  tag: "@full",
}, async ({ page, account }) => {
  for (let at = 100; at <= 200; at += 1) await create(page, "projects", { name: `Plot ${at}` });
  const zoo = await create(page, "projects", { name: "Zoo", number: "26-014" });
  await page.goto("/vendors");
  const project = page.getByRole("combobox", { name: "Project" });
  await expect(project, account.email).toHaveText("All Projects");
  await project.click();
  const open = list(page, "Find a project");
  await expect(open.getByRole("option")).toHaveCount(101);
  await expect(open.getByText("The first 100 projects. Type to find the others.")).toBeVisible();
  await expect(open.getByRole("option", { name: "Zoo" })).toHaveCount(0);
  await page.keyboard.type("zoo");
  await page.keyboard.press("Enter");
  await expect(project).toHaveText("Zoo (26-014)");
  await expect(project).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`projectId=${zoo}$`));
  await page.reload();
  await expect(project).toHaveText("Zoo (26-014)");
  await expect(async () => {
    await project.press("Delete");
    await expect(project).toHaveText("All Projects", { timeout: 1000 });
  }).toPass();
  await expect(page).not.toHaveURL(/projectId/);
  await pick(project, "Zoo");
  await page.getByRole("button", { name: "Clear Project" }).click();
  await expect(project).toHaveText("All Projects");
});

test("a vendor for an upload is chosen by the keyboard alone, and Escape closes only the list", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await create(page, "vendors", vendor("Alder Roofing"));
  await create(page, "vendors", vendor("Birch Framing"));
  await create(page, "vendors", vendor("Cedar Framing"));
  await page.goto("/documents");
  await page.getByRole("button", { name: "Upload Document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  const choice = dialog.getByRole("combobox", { name: "Select Vendor" });
  await expect(choice, account.email).toBeFocused();
  await page.keyboard.type("fram");
  const open = list(page, "Find a vendor");
  await expect(open.getByRole("combobox", { name: "Find a vendor" })).toHaveValue("fram");
  await expect(open.getByRole("option")).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await expect(open.getByRole("option", { name: "Cedar Framing" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(choice).toHaveText("Cedar Framing");
  await page.keyboard.press("ArrowDown");
  await expect(open.getByRole("option", { name: /Cedar Framing.*chosen/ })).toHaveAttribute("aria-selected", "true");
  await open.getByRole("combobox").fill("no such firm");
  await expect(open.getByRole("option", { name: 'Add "no such firm" as a Vendor' })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeHidden();
  await expect(choice).toHaveText("Cedar Framing");
  await expect(choice).toBeFocused();
});

test("where the arrow keys led before the answer came stays chosen", { tag: "@full" }, async ({ page, account }) => {
  await create(page, "vendors", vendor("Birch Framing"));
  await create(page, "vendors", vendor("Cedar Framing"));
  await page.goto("/documents");
  await page.getByRole("button", { name: "Upload Document" }).first().click();
  const choice = page.getByRole("dialog", { name: "Upload Document" }).getByRole("combobox", { name: "Select Vendor" });
  await expect(choice).toBeFocused();
  await page.keyboard.type("fr");
  const open = list(page, "Find a vendor");
  await expect(open.getByRole("option"), account.email).toHaveCount(2);
  const release = await holdBack(page, /\/api\/vendors\?.*search=fram/);
  await page.keyboard.type("am");
  await page.keyboard.press("ArrowDown");
  await expect(open.getByRole("option", { name: "Cedar Framing" })).toHaveAttribute("aria-selected", "true");
  release();
  await expectQuiet(page);
  await page.keyboard.press("Enter");
  await expect(choice).toHaveText("Cedar Framing");
});

test.describe("without a connection", () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED/] });

  test("the chosen vendor stays, and the list says what is wrong and loads on another try", { tag: "@full" }, async ({
    page,
    context,
    account,
  }) => {
    await create(page, "vendors", vendor("Alder Roofing"));
    await page.goto("/documents");
    await pick(page.getByRole("combobox", { name: "Vendor" }), "Alder Roofing");
    await context.setOffline(true);
    const choice = page.getByRole("combobox", { name: "Vendor" });
    await choice.click();
    const open = list(page, "Find a vendor");
    await open.getByRole("combobox").fill("birch");
    await expect(open.getByRole("alert"), account.email).toContainText("Network error.");
    await context.setOffline(false);
    await open.getByRole("button", { name: "Try again" }).click();
    await expect(open.getByText("No vendor matches this search.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(choice).toHaveText("Alder Roofing");
  });
});

test("a time zone is found by what people call it", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings");
  await page.getByLabel("Time Zone").click();
  const open = list(page, "Find a time zone");
  await open.getByRole("combobox").fill("eastern");
  await expect(open.getByRole("option").first(), account.email).toContainText("America/New York");
  await open.getByRole("combobox").fill("chicago");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Time Zone")).toHaveText("America/Chicago");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings updated successfully")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the list fits the screen, and a tap chooses", { tag: "@full" }, async ({ page, account }) => {
    const name = "Imaginary Roofing and Sheet Metal Contractors of the Upper Valley Inc";
    await create(page, "vendors", vendor(name));
    await page.goto("/documents");
    const choice = page.getByRole("combobox", { name: "Vendor" });
    await choice.tap();
    const open = list(page, "Find a vendor");
    await expect(open.getByRole("option", { name }), account.email).toBeVisible();
    const box = await open.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await open.getByRole("option", { name }).tap();
    await expect(choice).toHaveText(name);
  });
});
