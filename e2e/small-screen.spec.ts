import { expect, signInAs, test } from "@/e2e/fixtures";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone, tabs and the slide-in menu lead everywhere", async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/dashboard");
  const tabs = page.getByRole("navigation", { name: "Tabs" });
  for (const [label, path] of [
    ["Vendors", "/vendors"],
    ["Documents", "/documents"],
    ["Settings", "/settings"],
    ["Dashboard", "/dashboard"],
  ] as const) {
    await tabs.getByRole("link", { name: label }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Vendors" }).tap();
  await expect(page).toHaveURL(/\/vendors$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("on a phone, nothing sticks out and every control is big enough for a finger", async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  const { data } = (await (await page.request.get("/api/vendors?search=Pretend%20Electric")).json()) as {
    data: { vendors: { id: string }[] };
  };
  const waiting = (await (await page.request.get("/api/review")).json()) as { data: { documents: { id: string }[] } };
  const review = `/documents/${waiting.data.documents[0]?.id}`;
  for (const path of [
    "/dashboard",
    "/vendors",
    "/vendors/import",
    `/vendors/${data.vendors[0]?.id}`,
    "/documents",
    review,
    "/review",
    "/settings",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const out = [...document.querySelectorAll("main *, header *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      return out.map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().right}`).concat("the page");
    });
    expect(wide, `${path} scrolls sideways`).toEqual([]);
    const small = await page
      .locator("main button:visible, nav a:visible, header button:visible, main select:visible")
      .evaluateAll((controls) =>
        controls
          .map((control) => ({
            name: control.getAttribute("aria-label") ?? control.textContent,
            height: control.getBoundingClientRect().height,
          }))
          .filter(({ height }) => height > 0 && height < 44),
      );
    expect(small, `too small on ${path}`).toEqual([]);
  }
});
