import type { Page } from "@playwright/test";

/** What is wider than the screen. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll("main *, header *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    return out.map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().right}`).concat("the page");
  });

/** What is cut at the side of a box that cannot be scrolled: words that no one can read. An ellipsis says itself that more follows. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *:not(input)")]
      .filter((one) => {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one);
        const cuts = overflowX === "hidden" || overflowX === "clip";
        const isShown = one.clientWidth > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return cuts && isShown && textOverflow !== "ellipsis" && webkitLineClamp === "none" && one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 60)}`),
  );

/** How far the page scrolls beyond its body: what is placed by the page, such as a hidden text, makes it longer. */
export const emptyEnd = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const bottom = document.body.getBoundingClientRect().bottom + window.scrollY;
    return Math.round(scrollHeight - Math.max(bottom, clientHeight));
  });

/** The controls that a finger misses. */
export const tooSmall = (page: Page) =>
  page.locator("main button:visible, nav a:visible, header button:visible, main select:visible").evaluateAll((controls) =>
    controls
      .map((control) => ({
        name: control.getAttribute("aria-label") ?? control.textContent,
        height: control.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height > 0 && height < 44),
  );

/** Controls of the page whose boxes the floating button covers, by their words. */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector("[data-floating] a");
    if (!button) return [];
    const lies = button.getBoundingClientRect();
    const controls = [...document.querySelectorAll("main :is(a, button, input, select, textarea, summary, [role=button])")];
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isSeen = box.width > 1 && box.height > 1 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isSeen && box.left < lies.right && box.right > lies.left && box.top < lies.bottom && box.bottom > lies.top;
      })
      .map((control) => control.getAttribute("aria-label") || control.textContent || control.tagName);
  });

/** The same at the page's end. */
export async function coveredAtEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  return covered(page);
}
