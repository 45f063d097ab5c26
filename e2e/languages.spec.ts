import { readFileSync } from "node:fs";
import { expect, forgetVisitor, test } from "@/e2e/fixtures";

/** The text of a key as the catalogue of a language has it. */
function textOf(language: string, area: string, key: string): string {
  const texts = JSON.parse(readFileSync(`messages/${language}/${area}.json`, "utf8"));
  expect(texts[key]).toBeTruthy();
  return texts[key];
}

test("a visitor reads the public pages and the sign-in in the language they choose, by keyboard", async ({ page }) => {
  await page.goto("/");
  const choice = page.getByRole("contentinfo").getByRole("combobox", { name: "Language" });
  await choice.focus();
  await choice.selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("es", "auth", "signIn"));
  await page.getByRole("button", { name: textOf("es", "auth", "signInButton") }).click();
  // What the form's schema says, in the browser.
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expect(page.getByText(/is required|Please enter/)).toHaveCount(0);
});

test("a person's language is theirs in every browser, on screens and in emails", { tag: "@full" }, async ({ page, account, mailbox }) => {
  await page.goto("/settings?tab=personal");
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("fr", "common", "settings"));
  await page.goto("/dashboard");
  await expect(
    page
      .getByRole("navigation")
      .getByRole("link", { name: textOf("fr", "common", "vendors") })
      .first(),
  ).toBeVisible();

  // Another browser, which speaks English until they sign in.
  await forgetVisitor(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const answer = await page.request.post("/api/auth/login", { data: { email: account.email, password: account.password } });
  expect(answer.status()).toBe(200);
  await page.goto("/settings?tab=personal");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("combobox", { name: textOf("fr", "settings", "language") })).toHaveValue("fr");

  await page.request.post("/api/auth/forgot-password", { data: { email: account.email } });
  const mail = await mailbox.waitFor(account.email, /mot de passe/i);
  expect(mail.text).not.toContain("Please do not reply");
});

test("an answer of the server is in the reader's language as well", async ({ page, account }) => {
  expect(account.email).toBeTruthy();
  await page.context().addCookies([{ name: "coverkeep.language", value: "es", url: process.env.E2E_URL ?? "" }]);
  const refused = await page.request.post("/api/vendors", { data: { name: "", email: "no" } });
  expect(refused.status()).toBe(400);
  expect(JSON.stringify(await refused.json())).not.toMatch(/is required|valid email/i);
});

test("a language that nobody knows is the platform's", { tag: "@full" }, async ({ page }) => {
  await page.context().addCookies([{ name: "coverkeep.language", value: "xx", url: process.env.E2E_URL ?? "" }]);
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: textOf("es", "common", "cancel") })).toHaveCount(0);
});

test("a visitor who chose nothing reads the language of their browser, until they choose", { tag: "@full" }, async ({ browser }) => {
  const context = await browser.newContext({ locale: "fr-CA", baseURL: process.env.E2E_URL });
  const page = await context.newPage();
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await context.addCookies([{ name: "coverkeep.language", value: "es", url: process.env.E2E_URL ?? "" }]);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await context.close();
});
