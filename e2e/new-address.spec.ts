import { expect, linkIn, newEmail, test } from "@/e2e/fixtures";

test.describe("another email address", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("takes the password, is confirmed by its own mailbox first, and the one that is left is told", { tag: "@full" }, async ({
    page,
    account,
    mailbox,
  }) => {
    const email = newEmail();
    await page.goto("/settings?tab=personal");
    const password = page.getByLabel("Current Password", { exact: true });
    await expect(page.getByLabel("Email Address")).toHaveValue(account.email);
    await expect(password, "nothing asks for it yet").toHaveCount(0);
    await page.getByLabel("Email Address").fill(email);
    await password.fill("not the password");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("The password is not right")).toBeVisible();
    await expect(page.getByLabel("Email Address"), "what was typed stays").toHaveValue(email);
    await password.fill(account.password);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText(`${email} is not confirmed yet`)).toBeVisible();
    await expect(password).toHaveCount(0);

    expect((await mailbox.waitFor(account.email, /about to change/)).text).toContain(email);
    const link = linkIn(await mailbox.waitFor(email, /Confirm your new email address/));
    for (const time of ["first", "second"]) {
      await page.goto(link);
      await page.getByRole("button", { name: "Confirm New Address" }).click();
      await expect(page.getByRole("heading", { name: "New address confirmed" }), `the ${time} time`).toBeVisible();
    }
    expect((await mailbox.waitFor(account.email, /was changed/)).text).toContain(email);
    await page.goto("/settings?tab=personal");
    await expect(page.getByLabel("Email Address")).toHaveValue(email);
  });
});
