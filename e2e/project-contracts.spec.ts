import type { Page } from "@playwright/test";
import { expect, made, pick, rowAction, test, vendorNamed } from "@/e2e/fixtures";

const namesShown = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tbody a").allInnerTexts();

test.describe("contracts", () => {
  test.use({ provoked: [/409 \(Conflict\)/] });

  test("a project shows at both gates who must not work, one vendor with two contracts, and prints it", { tag: "@full" }, async ({
    page,
    account,
  }) => {
    const { id: vendorId } = await vendorNamed(page, "Alder Roofing");
    const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}` });
    await made(page, `/api/projects/${id}/assignments`, { vendorIds: [vendorId], contractNumber: "C-1" });
    await page.goto(`/projects/${id}`);
    await expect(page.getByRole("button", { name: "Work: Not allowed, 1" })).toBeVisible();
    await expect(page.getByText("No contract will be on hold in the next 30 days.")).toBeVisible();
    await rowAction(page, "Alder Roofing", "Add Another Contract");
    const dialog = page.getByRole("dialog", { name: "Add Another Contract" });
    await dialog.getByLabel("Contract number").fill("c-1");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText("Alder Roofing already has contract c-1 on this project")).toBeVisible();
    await dialog.getByLabel("Contract number").fill("C-2");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("Contract added")).toBeVisible();
    await expect(page.getByRole("row", { name: /Alder Roofing/ })).toHaveCount(2);
    const stopped = page.getByRole("button", { name: "Payment: Not allowed, 2" });
    await stopped.click();
    await expect(stopped).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/pay=stop/);
    await page.getByRole("button", { name: "Payment: OK, 0" }).click();
    await expect(page.getByText("No vendors found.")).toBeVisible();
    await page.getByRole("link", { name: "Print View" }).click();
    await expect(page.getByRole("row", { name: /Alder Roofing/ })).toHaveCount(2);

    await page.goto(`/vendors/${vendorId}`);
    const second = page.getByRole("list", { name: "Contracts" }).getByRole("button", { name: /, C-2/ });
    await second.press("Enter");
    await expect(second, "each contract has its own requirements").toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/contract=/);
    await expect(page.getByRole("heading", { name: /, C-2$/ })).toBeVisible();
  });

  test("a vendor is put on a project from its own page, once, and its list is narrowed by the project", { tag: "@full" }, async ({
    page,
    account,
  }) => {
    const { id: vendorId } = await vendorNamed(page, "Alder Roofing");
    await vendorNamed(page, "Birch Framing");
    const name = `Tower of ${account.companyName}`;
    const { id } = await made(page, "/api/projects", { name, number: "26-014" });
    await page.goto(`/vendors/${vendorId}`);
    await expect(page.getByText("Not on any project yet.")).toBeVisible();
    const dialog = page.getByRole("dialog", { name: "Add to Project" });
    const add = () => dialog.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("button", { name: "Add to Project" }).click();
    await add();
    await expect(dialog.getByText("Please select a project")).toBeVisible();
    await pick(dialog.getByLabel("Project", { exact: true }), name);
    await dialog.getByLabel("Scope of work").fill("Roofing");
    await add();
    await expect(page.getByText("Added to the project")).toBeVisible();
    await expect(page.getByRole("region", { name: "Projects" })).toContainText("26-014 · Roofing");
    await page.getByRole("button", { name: "Add to Project" }).click();
    await pick(dialog.getByLabel("Project", { exact: true }), name);
    await add();
    await expect(
      dialog.getByText("Alder Roofing is already on this project. Enter a contract number to add another contract."),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("region", { name: "Projects" }).getByRole("link", { name }).click();
    await page.getByRole("link", { name: "Show in the list of vendors" }).click();
    await expect(page).toHaveURL(new RegExp(`/vendors\\?projectId=${id}$`));
    const project = page.getByRole("combobox", { name: "Project" });
    await expect(project).toHaveText(`${name} (26-014)`);
    await expect(page.getByText("1 vendor", { exact: true })).toBeVisible();
    expect(await namesShown(page, "Vendors")).toContain("Alder Roofing");
    await pick(project, "All Projects");
    await expect(page.getByText("2 vendors", { exact: true })).toBeVisible();

    const { id: empty } = await made(page, "/api/projects", { name: "Empty Yard" });
    await page.goto(`/vendors?projectId=${empty}`);
    await expect(page.getByText("No vendors found. No vendor matches these filters.")).toBeVisible();
  });
});
