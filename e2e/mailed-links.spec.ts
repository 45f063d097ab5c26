import { expect, forgetVisitor, linkIn, newEmail, signUp, test } from "@/e2e/fixtures";

test("a forgotten password is set anew by the mailed link, which works once", async ({ page, account, mailbox }) => {
  await forgetVisitor(page);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();

  const link = linkIn(await mailbox.waitFor(account.email, /Reset your password/));
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("another good password");
  await page.getByLabel("Confirm new password", { exact: true }).fill("something else");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reset Password" })).toBeDisabled();
  await page.getByLabel("Confirm new password", { exact: true }).fill("another good password");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("heading", { name: "Password Reset Successful" })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("another good password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("a reset link", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("that was guessed, or is missing, leads to the screen that offers a new one", { tag: "@full" }, async ({ page }) => {
    await page.goto("/reset-password");
    await expect(page.getByRole("heading", { name: "Invalid or Expired Link" })).toBeVisible();
    await page.goto("/reset-password?token=guessed");
    await page.getByLabel("New password", { exact: true }).fill("another good password");
    await page.getByLabel("Confirm new password", { exact: true }).fill("another good password");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("heading", { name: "Invalid or Expired Link" })).toBeVisible();
    await page.getByRole("link", { name: "Request New Reset Link" }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test("an unknown address gets the same words", { tag: "@full" }, async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("nobody@company.example");
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeFocused();
  await page.getByRole("button", { name: "Try a Different Email" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test.describe("one address, one account", () => {
  test.use({ provoked: [/409 \(Conflict\)|403 \(Forbidden\)/] });

  test("the sign-up says that an account exists, with the ways into it", { tag: "@full" }, async ({ page, account }) => {
    await forgetVisitor(page);
    await page.goto("/signup");
    await page.getByLabel("First name").fill("Test");
    await page.getByLabel("Last name").fill("Again");
    await page.getByLabel("Work email").fill(account.email.toUpperCase());
    await page.getByLabel("Company name").fill("Invented Again");
    await page.getByLabel("Company size").selectOption("11-50");
    for (const label of ["Password", "Confirm password"]) await page.getByLabel(label, { exact: true }).fill("another good password");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create Account" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("An account with this email already exists. Sign in or reset your password.");
    await expect(alert.getByRole("link", { name: "Reset password" })).toHaveAttribute("href", "/forgot-password");
    await expect(alert.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  });

  test("an account without an address gives a new one on a phone, by keyboard, before anything else", { tag: "@full" }, async ({
    page,
    account,
    mailbox,
  }) => {
    const { email } = await signUp(page);
    await forgetVisitor(page);
    const admin = { email: account.email, password: account.password };
    expect((await page.request.post("/api/auth/login", { data: admin })).status()).toBe(200);
    expect((await page.request.post("/api/team/invitations", { data: { email, role: "VIEWER" } })).status()).toBe(201);
    const token = new URL(linkIn(await mailbox.waitFor(email, /invite/)), "http://link").searchParams.get("token");
    const joining = { token, firstName: "Test", lastName: "Joined", password: "a password for the team", agreeToTerms: true };
    expect((await page.request.post("/api/team/accept", { data: joining })).status()).toBe(201);

    await forgetVisitor(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Enter a new email address" })).toBeVisible();
    await page.goto("/vendors");
    await expect(page).toHaveURL(/\/new-address$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const fresh = newEmail();
    await page.getByLabel("New email address").focus();
    await page.keyboard.type(fresh);
    await page.keyboard.press("Tab");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    const link = linkIn(await mailbox.waitFor(fresh, /Confirm your new email/));
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm New Address" }).click();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe("the confirmation link", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("confirms the address by a press and leads to the sign-in", { tag: "@full" }, async ({ page, mailbox }) => {
    const account = await signUp(page);
    const link = linkIn(await mailbox.waitFor(account.email, /Confirm your email/));
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Confirm Email" })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Email confirmation" })).toContainText("Please confirm your email address.");

    await forgetVisitor(page);
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page.getByText("Email confirmed successfully! Redirecting to login...")).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText("Email confirmed. You can now log in.")).toBeVisible();
    await page.goto("/auth/confirm?token=guessed&type=other");
    await expect(page.getByText("Invalid confirmation link")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page.getByText("Email confirmed successfully! Redirecting to login...")).toBeVisible();
  });
});

test.describe("confirming the address", () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED/] });

  test("while signed in leads to the dashboard, and a lost connection only takes another press", { tag: "@full" }, async ({
    page,
    context,
    mailbox,
  }) => {
    const account = await signUp(page);
    await page.goto(linkIn(await mailbox.waitFor(account.email, /Confirm your email/)));
    const button = page.getByRole("button", { name: "Confirm Email" });
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText("An error occurred during email confirmation")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Email confirmed. Opening your dashboard...")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("region", { name: "Email confirmation" })).toHaveCount(0);
  });

  test("by a double press is one success", { tag: "@full" }, async ({ page, mailbox }) => {
    const account = await signUp(page);
    await forgetVisitor(page);
    await page.goto(linkIn(await mailbox.waitFor(account.email, /Confirm your email/)));
    let calls = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/auth/confirm")) calls += 1;
    });
    await page.getByRole("button", { name: "Confirm Email" }).dblclick();
    await expect(page.getByText("Email confirmed successfully! Redirecting to login...")).toBeVisible();
    expect(calls).toBe(1);
  });
});

test.describe("of two links that confirm an address", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("the older one says that the newest works", { tag: "@full" }, async ({ page, mailbox }) => {
    const { email } = await signUp(page);
    const older = linkIn(await mailbox.waitFor(email, /Confirm your email/));
    expect((await page.request.post("/api/auth/confirm/resend")).status()).toBe(200);
    await page.goto(older);
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page.getByText("If you got more than one email, use the newest.")).toBeVisible();
  });
});
