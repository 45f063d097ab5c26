import type { Page } from "@playwright/test";
import { expect, linkIn, signUp, test } from "@/e2e/fixtures";

/** What a browser says to a page that is looked at again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test.describe("a tab after someone else signed in to the same browser", () => {
  test.use({ provoked: [/412 \(Precondition Failed\)/] });

  test("changes nothing of theirs, and is left for their own", async ({ page, account }) => {
    await page.goto("/settings");
    await expect(page.getByLabel("Company Name")).toHaveValue(account.companyName);
    await page.getByLabel("Company Name").fill("Written Into Another Company");
    // The questions before a page with changes is left are another flow's.
    page.on("dialog", (dialog) => dialog.accept());
    const other = await signUp(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("banner")).toContainText(other.email);
    const { data } = (await (await page.request.get("/api/companies/profile")).json()) as { data: { name: string } };
    expect(data.name).toBe(other.companyName);
  });
});

test("who confirms the mailbox in another tab is not asked for it any more in the first", { tag: "@full" }, async ({ page, mailbox }) => {
  const { email } = await signUp(page);
  const question = page.getByRole("region", { name: "Email confirmation" });
  const confirm = async () => {
    const token = new URL(linkIn(await mailbox.waitFor(email, /Confirm your email/)), "http://link").searchParams.get("token");
    expect((await page.request.post("/api/auth/confirm", { data: { token, type: "signup" } })).status()).toBe(200);
  };
  await page.goto("/vendors");
  await expect(question).toBeVisible();
  await confirm();
  await lookAgain(page);
  await expect(question).toBeHidden();
});

test("who asks for the link again after that is told, and not asked any more", { tag: "@full" }, async ({ page, mailbox }) => {
  const { email } = await signUp(page);
  await page.goto("/vendors");
  const question = page.getByRole("region", { name: "Email confirmation" });
  await expect(question).toBeVisible();
  const token = new URL(linkIn(await mailbox.waitFor(email, /Confirm your email/)), "http://link").searchParams.get("token");
  expect((await page.request.post("/api/auth/confirm", { data: { token, type: "signup" } })).status()).toBe(200);
  await question.getByRole("button", { name: "Send Again" }).click();
  await expect(page.getByText("Your email address is confirmed already")).toBeVisible();
  await expect(question).toBeHidden();
});

test.describe("a project", () => {
  test.use({ provoked: [/(409 \(Conflict\)|404 \(Not Found\))/] });

  test("that was completed meanwhile takes no vendors; one that was deleted is not shown on", { tag: "@full" }, async ({
    page,
    account,
  }) => {
    const post = async (path: string, data: object) => (await (await page.request.post(path, { data })).json()).data as { id: string };
    await post("/api/vendors", { name: "Alder Roofing", email: "office@vendor.example" });
    const { id } = await post("/api/projects", { name: `Tower of ${account.companyName}` });
    await page.goto(`/projects/${id}`);
    await page.getByRole("button", { name: "Add Vendors" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Vendors" });
    await dialog.getByRole("checkbox", { name: /Alder/ }).check();
    expect((await page.request.patch(`/api/projects/${id}`, { data: { status: "COMPLETED" } })).status()).toBe(200);
    await dialog.getByRole("button", { name: "Add 1 vendor" }).click();
    const adding = page.getByRole("dialog", { name: "Adding vendors to the project" });
    await expect(adding.getByText("0 vendors added. 1 vendor could not be changed.")).toBeVisible();
    await expect(adding.getByRole("listitem")).toContainText("This project is completed. Reopen it to add vendors.");
    await page.keyboard.press("Escape");
    await expect(page.getByText("No vendors are on this project yet.")).toBeVisible();

    expect((await page.request.delete(`/api/projects/${id}`)).ok()).toBe(true);
    await page.getByRole("button", { name: "Reopen" }).click();
    await expect(page.getByText("This project cannot be shown")).toBeVisible();
  });
});
