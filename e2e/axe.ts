import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Rules of WCAG 2.2 A and AA that a program can check, and what is good practice beside them. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All that the dark theme changes: it has the same markup in other colours (app/globals.css). */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

// In the page itself: the screens have no frames of other origins, for which axe would open a second page each time.
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNone(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
  expect(faults, where).toEqual([]);
}

/** A colour half faded in has no contrast to judge. */
async function coloursAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Looks at what is shown now, in both themes. */
export async function expectNoFault(page: Page, where: string): Promise<void> {
  await expectNone(axeOn(page).withTags(rules), where);
  await page.emulateMedia({ colorScheme: "dark" });
  await coloursAreThere(page);
  await expectNone(axeOn(page).withRules(rulesOfColour), `${where} in the dark theme`);
  await page.emulateMedia({ colorScheme: "light" });
  await coloursAreThere(page);
}

/** Looks at a page once everything of it is there. */
export async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectNoFault(page, path);
}
