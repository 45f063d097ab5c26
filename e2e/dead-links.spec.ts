import { expect, test } from "@/e2e/fixtures";

/* A link that opens nothing says so, says what to do, and leads on: whoever holds it has nothing else. */
for (const [name, address, way] of [
  ["of a reset", "/reset-password", "/forgot-password"],
  ["of a confirmation", "/auth/confirm", "/login"],
  ["of a new address", "/auth/email", "/settings?tab=personal"],
  ["of an invitation", "/invitation?token=guessed", "/login"],
  ["of reminders", "/unsubscribe/guessed", "/"],
] as const)
  test(`a link ${name} that is worth nothing leads on`, async ({ page }) => {
    await page.goto(address);
    const dead = page.getByRole("main").getByRole("alert");
    await expect(dead.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dead.locator("p").first()).toHaveText(/\S+ \S+/);
    await expect(dead.getByRole("link").first()).toHaveAttribute("href", way);
  });
