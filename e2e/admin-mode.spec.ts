import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, signInAs, test } from "@/e2e/fixtures";
import { changeRow } from "@/e2e/rows";
import { demoPassword } from "@/scripts/demo-sign-ins";

/** As if the person had signed in here half an hour ago and more. */
async function letHalfAnHourPass(page: Page): Promise<void> {
  const { data } = await (await page.request.get("/api/auth/sessions")).json();
  const id = data.devices.find(({ current }: { current: boolean }) => current).id;
  await changeRow("update session set proved_at = now() - interval '31 minutes' where id = $1", [id]);
}

test.use({ provoked: [/400 \(Bad Request\)/] });

test("the Admin Portal asks for the password again after half an hour, and then shows what was opened", async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/companies?search=Example+Builders");
  // A list that is still asked for would be refused by then.
  await expect(page.getByText("Example Builders Inc").first()).toBeVisible();
  await letHalfAnHourPass(page);
  await page.goto("/admin/companies?search=Example");
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toBeVisible();
  await expectNoFault(page, "/admin-mode");
  await password.fill("a guess");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The password is not right")).toBeVisible();
  await password.fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/companies\?search=Example$/);
  await expect(page.getByText("Example Builders Inc").first()).toBeVisible();
});

test.describe("a call of a page that was left open for half an hour", () => {
  test.use({ provoked: [/40[03] \(/] });

  test("asks for the password over the page, by keyboard alone, and what was typed stays", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, "platform@coverkeep.example");
    await page.goto("/admin/settings?tab=security");
    const minutes = page.getByLabel("Session Timeout (Minutes)");
    await expect(minutes).toHaveValue("30");
    await minutes.fill("31");
    await letHalfAnHourPass(page);
    await minutes.press("Enter");
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    const password = question.getByLabel("Password", { exact: true });
    await expect(password).toBeFocused();
    await expectNoFault(page, "the question over a page");
    await page.keyboard.press("Enter");
    await expect(question.getByText("Please enter your password"), "asked for before anything is sent").toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(minutes, "nothing that was typed is lost").toHaveValue("31");
    await minutes.press("Enter");
    await expect(password).toBeFocused();
    await page.keyboard.type("a guess");
    await page.keyboard.press("Enter");
    await expect(question.getByText("The password is not right")).toBeVisible();
    await password.fill(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    await minutes.fill("30");
    await minutes.press("Enter");
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  });
});
