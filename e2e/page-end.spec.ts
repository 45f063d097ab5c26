import type { Page } from "@playwright/test";
import { expect, signInAs, test, widen } from "@/e2e/fixtures";

/** How far the page scrolls beyond its body: what is placed by the page, such as a hidden text, makes it longer. */
const emptyEnd = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const bottom = document.body.getBoundingClientRect().bottom + window.scrollY;
    return Math.round(scrollHeight - Math.max(bottom, clientHeight));
  });

type Listed = { data: Record<string, { id: string }[]> };

test("every page ends where its content ends", async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  const firstOf = async (list: string) => {
    const { data } = (await (await page.request.get(`/api/${list}?limit=3`)).json()) as Listed;
    return (data[list] ?? []).map(({ id }) => `/${list}/${id}`);
  };
  const documents = await firstOf("documents");
  expect(documents.length).toBeGreaterThan(0);
  const paths = [
    ...["/dashboard", "/vendors", "/documents", "/projects", "/review", "/requirements", "/exceptions", "/inbox", "/settings"],
    ...[...documents, ...(await firstOf("vendors")).slice(0, 1), ...(await firstOf("projects")).slice(0, 1)],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of [390, 1440]) {
      await widen(page, width);
      expect(await emptyEnd(page), `${path} at ${width} px`).toBeLessThanOrEqual(4);
    }
  }
});
