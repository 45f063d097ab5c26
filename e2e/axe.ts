import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { expectQuiet } from "@/e2e/fixtures";

/** Half of the work for the browser, compared with the file that the package's `main` names. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules of WCAG 2.2 A and AA that a program can check, and what is good practice beside them. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All that the dark theme changes: it has the same markup in other colors (app/globals.css). */
const rulesOfColor = ["color-contrast", "link-in-text-block"];

/** In the page itself: the screens have no frames. */
async function expectNone(page: Page, runOnly: RunOptions["runOnly"], where: string): Promise<void> {
  // After a change of screens the title comes last.
  await expect(page).toHaveTitle(/./);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const faults = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
    },
    // Writing down every element that passed takes longer than judging it.
    { runOnly, resultTypes: ["violations"] } satisfies RunOptions,
  );
  expect(faults, where).toEqual([]);
}

/**
 * A color half faded in has no contrast to judge: what transitions or rises is waited for, what pulses for ever is not. The end of
 * one fading starts that of an element which inherits its color.
 */
async function colorsAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      await nextFrame();
      await nextFrame();
      const isEnding = ({ effect, playState }: Animation) =>
        playState === "running" && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      const fading = document.getAnimations().filter(isEnding);
      if (fading.length === 0) return;
      await Promise.allSettled(fading.map(({ finished }) => finished));
    }
  });
}

/** Looks at what is shown now, as it is shown. */
export async function expectNoFaultAsShown(page: Page, where: string): Promise<void> {
  // A page that is fetched again is without its title until the server has sent the end of its head.
  await expect(page, where).toHaveTitle(/./);
  await colorsAreThere(page);
  await expectNone(page, { type: "tag", values: rules }, where);
}

/** Looks at what another theme changes, in the theme that is chosen now. */
export async function expectNoFaultOfColor(page: Page, where: string): Promise<void> {
  await colorsAreThere(page);
  await expectNone(page, { type: "rule", values: rulesOfColor }, where);
}

/** Looks at what is shown now, in both themes. */
export async function expectNoFault(page: Page, where: string): Promise<void> {
  await expectNoFaultAsShown(page, where);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoFaultOfColor(page, `${where} in the dark theme`);
  await page.emulateMedia({ colorScheme: "light" });
  await colorsAreThere(page);
}

/** Looks at a page once everything of it is there. */
export async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expectQuiet(page);
  await expectNoFault(page, path);
}
