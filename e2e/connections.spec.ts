import { expectNoFault } from "@/e2e/axe";
import { expect, signInAs, test } from "@/e2e/fixtures";
import { demoPassword } from "@/scripts/demo-sign-ins";

test("a company admin makes an API key that only reads, and revokes it", async ({ page, playwright, baseURL }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/settings?tab=keys");
  await page.getByRole("button", { name: "Generate New API Key" }).click();
  const dialog = page.getByRole("dialog");
  const name = `Invented ${Date.now()}`;
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Generate Key" }).click();
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByRole("button", { name: "I Saved It" }).click();
  await expectNoFault(page, "API Keys");
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${secret}` } });
  expect((await program.get("/api/vendors?page=1")).status()).toBe(200);
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("button", { name: "Revoke Key" }).click();
  await expect(page.getByRole("row", { name: new RegExp(name) }).getByText("Revoked")).toBeVisible();
  expect((await program.get("/api/vendors?page=1")).status()).toBe(401);
  await program.dispose();
});

test("a company admin adds a webhook, tests, edits, pauses and deletes it", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/settings?tab=webhooks");
  await page.getByRole("button", { name: "Add Webhook" }).click();
  const dialog = page.getByRole("dialog");
  const address = `https://hooks.company.example/${Date.now()}`;
  await dialog.getByLabel("Address").fill(address);
  await dialog.getByRole("button", { name: "Add Webhook" }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole("button", { name: "I Saved It" }).click();
  const row = page.getByRole("row", { name: new RegExp(address) });
  await expect(row.getByText("All events")).toBeVisible();
  await expectNoFault(page, "Webhooks");
  const act = async (name: string) => {
    await row.getByRole("button", { name: "Actions for" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await act("Send Test Event");
  await expect(dialog.getByText("Not delivered")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await act("Edit Webhook");
  await dialog.getByLabel("All events").uncheck();
  await dialog.getByLabel("project.deleted").check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(row.getByText("project.deleted")).toBeVisible();
  await act("New Secret");
  await dialog.getByRole("button", { name: "Make New Secret" }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole("button", { name: "I Saved It" }).click();
  await expect(row.getByText("Former secret valid until")).toBeVisible();
  await act("Send Events Again");
  await expectNoFault(page, "Send Events Again");
  await dialog.getByRole("button", { name: "Send Events" }).click();
  await expect(dialog).toHaveCount(0);
  await act("Pause Webhook");
  await expect(row.getByText("Paused")).toBeVisible();
  await act("Deliveries");
  // Events of the tests beside this one may have come already.
  await expect(page.getByRole("heading", { name: "Deliveries" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await act("Delete Webhook");
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Delete Webhook" }).click();
  await expect(row).toHaveCount(0);
});
