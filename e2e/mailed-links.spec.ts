import { expect, forgetVisitor, linkIn, signUp, test } from "@/e2e/fixtures";

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
  await expect(page).toHaveURL(/\/login/, { timeout: 8000 });

  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("another good password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("a reset link", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("that was guessed, or is missing, leads to the screen that offers a new one", async ({ page }) => {
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

test("an unknown address gets the same words", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("nobody@company.example");
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeFocused();
  await page.getByRole("button", { name: "Try a Different Email" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("an address with an account is signed up as any other, and its mailbox learns of the account", async ({ page, account, mailbox }) => {
  await forgetVisitor(page);
  const again = { ...account, password: "another good password", companyName: "Invented Again", firstName: "Test", lastName: "Again" };
  expect((await page.request.post("/api/auth/register", { data: again })).status()).toBe(201);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Email confirmation" })).toContainText(account.email);
  const mail = await mailbox.waitFor(account.email, /You already have an account/);
  await page.goto(linkIn(mail));
  await expect(page, "signed in, the login leads on").toHaveURL(/\/dashboard$/);
  await forgetVisitor(page);
  await page.goto(linkIn(mail));
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const me = await page.request.get("/api/auth/me");
  expect(await me.json()).toMatchObject({ data: { company: { name: account.companyName } } });
});

test.describe("the confirmation link", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("confirms the address by a press and leads to the sign-in", async ({ page, mailbox }) => {
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
    await expect(page).toHaveURL(/\/login/, { timeout: 8000 });
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

  test("while signed in is said on the dashboard, and a lost connection only takes another press", async ({ page, context, mailbox }) => {
    const account = await signUp(page);
    await page.goto(linkIn(await mailbox.waitFor(account.email, /Confirm your email/)));
    const button = page.getByRole("button", { name: "Confirm Email" });
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText("An error occurred during email confirmation")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Email confirmed successfully! Redirecting to login...")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 8000 });
    await expect(page.getByText("Email confirmed successfully!", { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Email confirmation" })).toHaveCount(0);
  });

  test("by a double press is one success", async ({ page, mailbox }) => {
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

  test("the older one says that the newest works", async ({ page, mailbox }) => {
    const { email } = await signUp(page);
    const older = linkIn(await mailbox.waitFor(email, /Confirm your email/));
    expect((await page.request.post("/api/auth/confirm/resend")).status()).toBe(200);
    await page.goto(older);
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page.getByText("If you got more than one mail, use the newest.")).toBeVisible();
  });
});
