import type { Page } from "@playwright/test";

/** What is wider than the screen. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll("main *, header *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    return out.map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().right}`).concat("the page");
  });
