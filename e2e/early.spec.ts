import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, signInAs, test } from "@/e2e/fixtures";
import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";

/*
 * What a person does on a page whose scripts are still on their way, as on a slow line, counts once they are there.
 */

/** The page's scripts, but for those that the page itself names if it is given, wait until they are let go. */
async function holdScripts(page: Page, html = ""): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  return () => letGo();
}

test("the sign-in takes what was typed, ticked and pressed before the page was awake", async ({ page, context }) => {
  const letGo = await holdScripts(page);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Email").fill(demoSignIns[0].email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByLabel("Remember me").check();
  await page.getByRole("button", { name: "Sign In" }).click();
  // Not sent by the browser itself, which would show the password in the address.
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(demoPassword);
  expect(new URL(page.url()).search).toBe("");
  letGo();
  await expect(page).toHaveURL(/\/dashboard/);
  const kept = (await context.cookies()).filter(({ expires }) => expires > Date.now() / 1000 + 29 * 24 * 3600);
  expect(kept, "cookies that outlive the browser, since Remember me was ticked").not.toHaveLength(0);
});

test("settings keep what was typed, chosen and emptied before the page was awake", async ({ page, account }) => {
  await page.request.patch("/api/companies/profile", {
    data: { phone: "555 0100", address: "1 Old Street", website: "https://old.example" },
  });
  const letGo = await holdScripts(page);
  await page.goto("/settings", { waitUntil: "domcontentloaded" });
  // The values are there without any script.
  await expect(page.getByLabel("Company Name")).toHaveValue(account.companyName);
  await expect(page.getByLabel("Address")).toHaveValue("1 Old Street");

  await page.getByLabel("Phone").fill("");
  await page.getByLabel("Address").fill("2 New Street\nUpper floor");
  await page.getByLabel("Industry").selectOption("Construction");
  await page.getByLabel("Time Zone").selectOption("America/Los_Angeles");
  await page.getByLabel("Legal Names").fill("Invented Holding");
  const buffer = await sharp({ create: { width: 240, height: 80, channels: 3, background: "#0a5a8a" } })
    .png()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  letGo();

  await expect(page.getByRole("img", { name: `Logo of ${account.companyName}` })).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("");
  await expect(page.getByLabel("Address")).toHaveValue("2 New Street\nUpper floor");
  await expect(page.getByLabel("Legal Names")).toHaveValue("Invented Holding");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company profile updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings updated successfully")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Company Name")).toHaveValue(account.companyName);
  await expect(page.getByLabel("Phone")).toHaveValue("");
  await expect(page.getByLabel("Website")).toHaveValue("https://old.example");
  await expect(page.getByLabel("Address")).toHaveValue("2 New Street\nUpper floor");
  await expect(page.getByLabel("Industry")).toHaveValue("Construction");
  await expect(page.getByLabel("Time Zone")).toHaveValue("America/Los_Angeles");
  await expect(page.getByLabel("Legal Names")).toHaveValue("Invented Holding");
});

test("a button that is pressed before its part of the page is awake does what it says once it is", async ({ page, account }) => {
  const asked = await page.request.post("/api/removal/company", { data: { typed: account.companyName, password: account.password } });
  expect(asked.ok(), "asking to delete the company").toBe(true);
  const letGo = await holdScripts(page);
  await page.goto("/dashboard", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Keep it" }).click();
  letGo();
  await expect(page.getByText("The company is kept")).toBeVisible();
});

test("what was typed into a tab of the settings before its code came is there after a look at another one", async ({ page, account }) => {
  const letGo = await holdScripts(page, await (await page.request.get("/settings")).text());
  await page.goto("/settings", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Company Name").fill("Typed, not saved");
  await page.getByRole("textbox", { name: "Address (optional)" }).fill("2 New Street");
  await page.getByRole("tab", { name: "Personal Profile" }).click();
  await expect(page.getByRole("tab", { name: "Personal Profile" })).toHaveAttribute("aria-selected", "true");
  letGo();
  await page.getByLabel("First Name").fill("Also typed");
  await page.getByRole("tab", { name: "Company Profile" }).click();
  await expect(page.getByLabel("Company Name")).toHaveValue("Typed, not saved");
  await expect(page.getByRole("textbox", { name: "Address (optional)" })).toHaveValue("2 New Street");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company profile updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company Name")).toHaveValue("Typed, not saved");
  expect(account.email).toContain("@");
});

test("what was typed into settings before their code came is asked about before it is left", async ({ page, account }) => {
  const letGo = await holdScripts(page, await (await page.request.get("/settings")).text());
  await page.goto("/settings", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Company Name").fill("Typed, not saved");
  // The frame is awake once its tabs open.
  const tab = page.getByRole("tab", { name: "Personal Profile" });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 1000 });
  }).toPass();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vendors" }).click();
  letGo();
  await page.getByRole("alertdialog", { name: "Leave without saving" }).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("tab", { name: "Company Profile" }).click();
  await expect(page.getByLabel("Company Name"), account.companyName).toHaveValue("Typed, not saved");
});

test("a list is searched for what was typed before the page was awake", async ({ page }) => {
  await signInAs(page, demoSignIns[0].email);
  const letGo = await holdScripts(page);
  await page.goto("/vendors", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Search vendors").fill("Pretend Electric");
  letGo();
  await expect(page).toHaveURL(/search=Pretend/);
  await expect(page.getByLabel("Search vendors")).toHaveValue("Pretend Electric");
});

test("a document's page is sent whole: its picture and values are there before any script", async ({ page }) => {
  await signInAs(page, demoSignIns[0].email);
  const answer = await page.request.get("/api/documents?search=pretend-electric");
  const { data } = (await answer.json()) as { data: { documents: [{ id: string }] } };
  const address = `/documents/${data.documents[0].id}`;
  // The first look has the page drawn.
  expect((await page.request.get(`/api${address}/pages`, { timeout: 40_000 })).ok()).toBe(true);
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const picture = page.getByRole("img", { name: "Page 1 of the file" });
  await expect(picture).toBeVisible();
  // The small one, which a slow line brings at once.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await page.getByRole("button", { name: "Larger" }).click();
  letGo();
  await expect(page.getByRole("button", { name: "125 %" })).toBeVisible();
});
