import { expect, made, test } from "@/e2e/fixtures";

// Messages move when another one comes.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("what is said of several actions after each other covers no button of the page, also under the pointer", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}` });
  await page.goto(`/projects/${id}`);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Complete").click();
  // Under the pointer they would spread over the page, and stay while it is there: the keyboard does the rest.
  await page.getByText("Project completed").hover();
  await button("Reopen").press("Enter");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(2);
  // After they have moved.
  await page.waitForTimeout(500);
  const isCovered = await button("Complete").evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isCovered, "the button is covered").toBe(false);
});
