import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, expectQuiet, signInAs, test, widen } from "@/e2e/fixtures";
import { addressOf, routes } from "@/e2e/routes";
import { sticksOut } from "@/e2e/sticks-out";

/*
 * Every page of the application is opened once, and asked everything that any page must be able to answer: no fault by axe in both
 * themes, no error in the console, a first stop of the Tab key, no text that was never put into words, and on a phone nothing that sticks
 * out or is too small for a finger. The pages come from the routes and their tabs from the page, so a new one is asked as well.
 */
test.use({ contextOptions: { reducedMotion: "reduce" }, provoked: [/404 \(Not Found\)/] });

for (const route of routes)
  test(`${route.path} answers what every page must`, async ({ page }) => {
    test.slow();
    if (route.visitor) await signInAs(page, route.visitor);
    const address = await addressOf(page, route);
    await page.goto(address);
    // A dialog that is open hides the page's own heading from the accessibility tree.
    await expect(page.locator("h1").first()).toBeAttached();
    await expectQuiet(page);
    await page.keyboard.press("Tab");
    const stops = await page.locator("a[href], button, input, select, textarea").count();
    await expect(page.locator(":focus"), "the first stop of the Tab key").toHaveCount(Math.min(stops, 1));
    await everyTab(page, async (name) => {
      await expectNoFault(page, name);
      expect((await page.locator("main").first().textContent()) ?? "", name).not.toMatch(/\bundefined\b|\bNaN\b|\[object |Invalid Date/);
    });
    await widen(page, 390);
    await everyTab(page, async (name) => {
      expect(await sticksOut(page), `${name} scrolls sideways`).toEqual([]);
      expect(await tooSmall(page), `too small on ${name}`).toEqual([]);
    });
  });

/** Looks at the page, or at each of its tabs where it has some. */
async function everyTab(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const tabs = page.getByRole("main").getByRole("tab");
  const count = await tabs.count();
  if (count === 0) return look(page.url());
  for (let at = 0; at < count; at += 1) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute("aria-selected", "true");
    await expectQuiet(page);
    await look(`${page.url()}, ${await tabs.nth(at).textContent()}`);
  }
}

/** The controls that a finger misses. */
const tooSmall = (page: Page) =>
  page.locator("main button:visible, nav a:visible, header button:visible, main select:visible").evaluateAll((controls) =>
    controls
      .map((control) => ({
        name: control.getAttribute("aria-label") ?? control.textContent,
        height: control.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height > 0 && height < 44),
  );
