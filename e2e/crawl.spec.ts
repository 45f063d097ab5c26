import type { Page } from "@playwright/test";
import { expectNoFaultAsShown, expectNoFaultOfColor } from "@/e2e/axe";
import { expect, expectQuiet, signInAs, test, widen } from "@/e2e/fixtures";
import { covered, coveredAtEnd, cutOff, emptyEnd, sticksOut, tooSmall } from "@/e2e/layout";
import { addressOf, routes } from "@/e2e/routes";
import { keysShown } from "@/e2e/saying";
import { isShort } from "@/lib/testing/full";

/*
 * Every page of the application is opened once, and asked everything that any page must be able to answer. In a wide window in the light
 * theme: no fault by axe, no error in the console, a first stop of the Tab key, no text that was never put into words. At 200 % zoom: nothing
 * that sticks out or is cut off. On a phone in the dark theme: the same, no fault of color, nothing too small for a finger. In both: nothing below the end, nothing under the
 * floating button. The pages come from the routes and their tabs from the page, so a new one is asked as well.
 */
test.use({ contextOptions: { reducedMotion: "reduce" }, provoked: [/404 \(Not Found\)/] });

/** The pages where a vendor is added by the floating button. It is not on forms and single records. */
const withFloatingButton = ["/dashboard", "/documents", "/projects", "/vendors"];

for (const route of routes)
  test(`${route.path} answers what every page must`, async ({ page }) => {
    if (route.visitor) await signInAs(page, route.visitor);
    const address = await addressOf(page, route);
    await page.goto(address);
    // A dialog that is open hides the page's own heading from the accessibility tree.
    await expect(page.locator("h1").first()).toBeAttached();
    await expectQuiet(page);
    await expect(page.locator("[data-floating] a"), "the floating button").toHaveCount(withFloatingButton.includes(route.path) ? 1 : 0);
    expect(await covered(page), "under the floating button").toEqual([]);
    await page.keyboard.press("Tab");
    const stops = await page.locator("a[href], button, input, select, textarea").count();
    await expect(page.locator(":focus"), "the first stop of the Tab key").toHaveCount(Math.min(stops, 1));
    await everyTab(page, async (name) => {
      await expectNoFaultAsShown(page, name);
      expect((await page.locator("main").first().textContent()) ?? "", name).not.toMatch(/\bundefined\b|\bNaN\b|\[object |Invalid Date/);
      expect(await keysShown(page), `keys instead of texts on ${name}`).toEqual([]);
      await expectTidyEnd(page, name);
    });
    await page.emulateMedia({ colorScheme: "dark" });
    // What a phone does not show is looked at in the dark theme as well, in the full run.
    if (!isShort) await everyTab(page, (name) => expectNoFaultOfColor(page, `${name} in the dark theme`));
    // A wide window at 200 % zoom.
    await widen(page, 720);
    expect([await sticksOut(page), await cutOff(page)], "at 200 % zoom").toEqual([[], []]);
    await widen(page, 390);
    // The tabs of a page are of the same parts: a short run looks at the one that is open.
    const look = async (name: string) => {
      await expectNoFaultOfColor(page, `${name} in the dark theme on a phone`);
      expect(await sticksOut(page), `${name} scrolls sideways`).toEqual([]);
      expect(await cutOff(page), `cut off on ${name}`).toEqual([]);
      expect(await tooSmall(page), `too small on ${name}`).toEqual([]);
      await expectTidyEnd(page, `${name} on a phone`);
    };
    await (isShort ? look(page.url()) : everyTab(page, look));
  });

/** Nothing is placed below the page's content, and no control is under the floating button at the end of it. */
async function expectTidyEnd(page: Page, name: string): Promise<void> {
  expect(await emptyEnd(page), `below the end of ${name}`).toBeLessThanOrEqual(4);
  expect(await coveredAtEnd(page), `under the floating button at the end of ${name}`).toEqual([]);
}

/** Looks at the page, or at each of its tabs where it has some. */
async function everyTab(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  // On a phone the list of the settings is hidden behind a page, and the other way round.
  const tabs = page.getByRole("main").getByRole("tab", { includeHidden: true });
  const names = await tabs.allTextContents();
  if (names.length === 0) return look(page.url());
  for (const name of names) {
    const tab = page.getByRole("main").getByRole("tab", { name, exact: true, includeHidden: true });
    if (!(await tab.isVisible())) await page.getByRole("button", { name: "All Settings" }).click();
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expectQuiet(page);
    await look(`${page.url()}, ${name}`);
  }
}
