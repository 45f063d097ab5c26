import type { Page } from "@playwright/test";
import { expect, expectQuiet, made, test, vendorNamed } from "@/e2e/fixtures";
import { covered, coveredAtEnd } from "@/e2e/layout";

/* Every page in other windows, and forms and single records of a company; crawl.spec asks each page in two widths. */

const addButton = (page: Page) => page.getByRole("navigation", { name: "Quick action" }).getByRole("link", { name: "Add vendor" });

/** Whether the button is inside the tab bar, which covers what is below it anyway, and over none of its tabs. */
async function isBesideTabs(page: Page): Promise<boolean> {
  const tabs = page.getByRole("navigation", { name: "Tabs" });
  const [bar, button] = [await tabs.boundingBox(), await addButton(page).boundingBox()];
  const ends = await tabs.getByRole("link").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  return bar !== null && button !== null && button.y >= bar.y && Math.max(...ends) <= button.x;
}

/** Screens with their paths; `{vendor}` and `{project}` are made by the test. */
const withButton = ["/dashboard", "/vendors", "/documents", "/projects"];
const withoutButton = [
  "/settings",
  "/settings?tab=team",
  "/attention",
  "/vendors/import",
  "/vendors/new",
  "/vendors/{vendor}",
  "/projects/{project}",
];

const windows = [
  [1440, 900, "1440 px"],
  [1024, 768, "1024 px"],
  [720, 450, "1440 px at 200 % zoom"],
  [390, 844, "390 px"],
] as const;

for (const [width, height, words] of windows)
  test.describe(`at ${words}`, { tag: "@full" }, () => {
    test.use({ viewport: { width, height } });

    test("the floating button lies over no control at a screen's end, and is not there on forms and single records", async ({
      page,
      account,
    }) => {
      let vendor = "";
      for (let number = 1; number <= 12; number += 1) vendor = (await vendorNamed(page, `Firm ${number} of ${account.companyName}`)).id;
      const { id: project } = await made(page, "/api/projects", { name: "Harbor Tower" });
      for (const path of withButton) {
        await page.goto(path);
        await expect(addButton(page), path).toBeVisible();
        await expectQuiet(page);
        // Beside the list, or beside the tabs, there is room of its own for it, wherever the list is scrolled to.
        if (width >= 1024) expect(await covered(page), `${path}, at its beginning`).toEqual([]);
        else expect(await isBesideTabs(page), `${path}, in the tab bar and over none of its tabs`).toBe(true);
        expect(await coveredAtEnd(page), `${path}, at its end`).toEqual([]);
      }
      for (const path of withoutButton) {
        await page.goto(path.replace("{vendor}", vendor).replace("{project}", project));
        await expect(page.getByRole("heading").first(), path).toBeVisible();
        if (path === "/vendors/new") await expect(page.getByRole("dialog")).toBeVisible();
        await expect(addButton(page), path).toHaveCount(0);
      }
    });
  });
