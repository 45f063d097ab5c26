import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectNoFault } from "@/e2e/axe";
import { type Account, expect, inviteByMenu, signOut, signUp, test } from "@/e2e/fixtures";

const securityTab = "/settings?tab=security";

/** Signs in on the form, without waiting for what comes then. */
async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** The same account in another browser. */
async function elsewhere(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

test.describe("two-factor authentication", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("is turned on with an app, asked for at the next sign-in, answered by a recovery code, and turned off", async ({
    page,
    account,
  }) => {
    await page.goto(securityTab);
    await expect(page.getByText("2FA is not enabled")).toBeVisible();
    await page.getByRole("button", { name: "Enable 2FA" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await expectNoFault(page, "Enable 2FA");
    const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent())?.replaceAll(" ", "");
    const app = new TOTP({ secret: Secret.fromBase32(secret ?? "") });
    await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
    await dialog.getByRole("button", { name: "Enable 2FA" }).click();
    await expect(dialog.getByText("Please enter your password")).toBeVisible();
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: "Enable 2FA" }).click();
    await expect(dialog.getByText("This code is not valid")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Code" }).fill(app.generate());
    await dialog.getByRole("button", { name: "Enable 2FA" }).click();
    const shown = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(shown).toHaveCount(10);
    const codes = await shown.allInnerTexts();
    await expectNoFault(page, "the recovery codes");
    // They are not shown again: a key pressed by habit does not take them away.
    await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(10);
    await dialog.getByRole("button", { name: "I Saved Them" }).click();
    await expect(page.getByText(/2FA is enabled since/)).toBeVisible();

    await signOut(page);
    await signIn(page, account);
    await expect(page.getByRole("heading", { name: "Two-factor authentication" })).toBeVisible();
    await expect(page.getByLabel("Code")).toBeFocused();
    await expectNoFault(page, "the question for a code");
    await page.goto("/dashboard");
    await expect(page, "the password alone opens nothing").toHaveURL(/\/login/);
    await signIn(page, account);
    await page.getByLabel("Code").fill("123 456");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("This code is not valid")).toBeVisible();
    await page.getByLabel("Code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto(securityTab);
    await expect(page.getByText(/9 recovery codes left/)).toBeVisible();
    await page.getByRole("button", { name: "Disable 2FA" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await dialog.getByRole("textbox", { name: "Code" }).fill(codes[1] ?? "");
    await expectNoFault(page, "Disable 2FA");
    await dialog.getByRole("button", { name: "Disable 2FA" }).click();
    await expect(page.getByText("2FA is not enabled")).toBeVisible();
  });
});

test.describe("a new password", () => {
  test.use({ provoked: [/40[01] \(/] });

  test("needs the current one, ends the sign-ins elsewhere, and its day is shown", { tag: "@full" }, async ({ page, account, browser }) => {
    const other = await elsewhere(browser, account);
    await page.goto(securityTab);
    await expect(page.getByText("Password last changed: Never")).toBeVisible();
    await page.getByLabel("Current Password", { exact: true }).fill("not the password");
    await page.getByLabel("New Password", { exact: true }).fill("quite another password");
    await page.getByLabel("Confirm New Password", { exact: true }).fill("something else");
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("Passwords do not match").first()).toBeVisible();
    await page.getByLabel("Confirm New Password", { exact: true }).fill("quite another password");
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("The current password is not right")).toBeVisible();
    await page.getByLabel("Current Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("Password updated successfully")).toBeVisible();
    await expect(page.getByText(/Password last changed: [A-Z][a-z]{2} \d+, \d{4}/)).toBeVisible();
    await other.goto("/vendors");
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  });
});

test("a device that is signed in elsewhere is listed and signed out", { tag: "@full" }, async ({ page, account, browser }) => {
  const other = await elsewhere(browser, account);
  await page.goto(securityTab);
  const devices = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  await page.getByRole("button", { name: "Sign Out Everywhere Else" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Signed out everywhere else")).toBeVisible();
  await expect(devices).toHaveCount(1);
  await other.goto("/vendors");
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test.describe("an address that is not confirmed", () => {
  test.use({ provoked: [/4(?:09|29) \(/] });

  test("is asked for on every screen, has its link sent again, and sends nothing to vendors", { tag: "@full" }, async ({
    page,
    mailbox,
  }) => {
    const account = await signUp(page);
    for (const path of ["/dashboard", "/vendors", "/settings"]) {
      await page.goto(path);
      await expect(page.getByRole("region", { name: "Email confirmation" }), path).toContainText(account.email);
    }
    await expectNoFault(page, "the banner about the mailbox");
    await mailbox.waitFor(account.email, /Confirm your email/);
    await page.getByRole("button", { name: "Send Again" }).click();
    await expect(page.getByText(`Confirmation link sent to ${account.email}`)).toBeVisible();
    await page.getByRole("button", { name: "Send Again" }).click();
    await expect(page.getByText("We just sent you a link.", { exact: false })).toBeVisible();
    const vendor = { name: "Imaginary Paving", email: "office@paving.example" };
    expect((await page.request.post("/api/vendors", { data: vendor })).status()).toBe(201);
    await page.goto("/vendors");
    await inviteByMenu(page, "Imaginary Paving");
    await expect(page.getByText("Confirm your email to start emailing your vendors", { exact: false })).toBeVisible();
  });
});

test("each page has a policy of its own, without a way around it", async ({ page }) => {
  const nonces = new Set<string>();
  const nowhere = ["/nowhere-at-all", "/x.svg", "/nowhere.png", "/favicon-x", "/_next/nowhere", "/nowhere/x.woff2"];
  for (const path of ["/", "/login", "/about", "/terms", ...nowhere]) {
    const answer = await page.request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).not.toMatch(/unsafe/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    nonces.add(nonce);
    const html = await answer.text();
    expect(html, path).not.toMatch(/<[^>]+ style="/);
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(
      scripts.filter((script) => !script.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([]);
    expect(answer.headers(), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  }
  expect(nonces.size).toBe(4 + nowhere.length);
  const health = (await page.request.get("/api/health")).headers();
  expect(health["keep-alive"], "a proxy drops an idle connection first").toBe("timeout=75");
  expect(health["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("an address that is no call answers as calls do", { tag: "@full" }, async ({ page }) => {
  for (const answer of [await page.request.get("/api/nowhere"), await page.request.post("/api/auth/nowhere/at-all", { data: {} })]) {
    expect(answer.status()).toBe(404);
    expect(answer.headers()["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await answer.json()).toMatchObject({ error: { code: "not_found", message: "Call not found" } });
  }
});

test("an address whose signs are no text leads where there is nothing", async ({ page, account }) => {
  expect(account.email).toContain("@");
  const call = await page.request.get("/api/vendors/%ED%A0%80");
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ error: { code: "not_found" } });
  for (const path of ["/vendors/%ED%A0%80", "/documents/%ff?page=%ff", "/%"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers(), path).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(await answer.text(), path).toContain("Page not found");
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form tells nobody what was typed, by its address, and the page says what it needs", async ({ page }) => {
    for (const path of ["/login", "/signup", "/forgot-password", "/reset-password?token=guessed", "/login?step=code"]) {
      await page.goto(path);
      await expect(page.locator("noscript p"), path).toHaveText(/JavaScript is turned off in your browser/);
      await expect(page.locator("noscript p"), path).toBeVisible();
      await expect(page.locator("form"), path).toHaveAttribute("method", "post");
    }
    await page.goto("/login");
    await page.getByLabel("Email").fill("person@company.example");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel("Email")).toHaveValue("person@company.example");
    await expect(page.locator("noscript p")).toBeVisible();
  });
});
