import type { Page } from "@playwright/test";
import { expect, holdBack, signInAs, test } from "@/e2e/fixtures";
import { demoSignIns } from "@/scripts/demo-sign-ins";

/*
 * A page of a file is shown in two steps: a small picture that a slow line brings at once, and the sharp one in its place.
 */

const firstOne = /\/pages\/1\?size=first$/;
const sharpOne = /\/pages\/1$/;

/** The address of a certificate whose page is drawn. */
async function drawnDocument(page: Page): Promise<string> {
  await signInAs(page, demoSignIns[0].email);
  const answer = await page.request.get("/api/documents?search=pretend-electric");
  const { data } = (await answer.json()) as { data: { documents: [{ id: string }] } };
  const address = `/documents/${data.documents[0].id}`;
  expect((await page.request.get(`/api${address}/pages`, { timeout: 40_000 })).ok()).toBe(true);
  return address;
}

const picture = (page: Page) => page.getByRole("img", { name: "Page 1 of the file" });
/** Of the picture that is seen. It is not `complete` while the sharp one is on its way, which may begin at once. */
const pixelsAcross = (page: Page) => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
async function roundedPlace(page: Page): Promise<number[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture(page).boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a page is shown small first, then sharp in the same place, and each picture is requested once", { tag: "@full" }, async ({
    page,
  }) => {
    const address = await drawnDocument(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
    const release = await holdBack(page, sharpOne);

    await page.goto(address, { waitUntil: "domcontentloaded" });
    // It is drawn when it is first asked for.
    await expect.poll(() => pixelsAcross(page)).toBe(800);
    const place = await roundedPlace(page);
    await expect.poll(() => asked.filter((url) => sharpOne.test(url))).toHaveLength(1);
    release();
    await expect.poll(() => pixelsAcross(page)).toBe(1400);
    // Both are whole pixels high, of one page: less than a pixel of the screen lies between them.
    expect(await roundedPlace(page)).toEqual(place);
    expect(asked.filter((url) => /\/pages\/1/.test(url)).sort()).toEqual([`/api${address}/pages/1`, `/api${address}/pages/1?size=first`]);
  });

  test("a browser that cannot show the small picture shows the sharp one", { tag: "@full" }, async ({ page }) => {
    const address = await drawnDocument(page);
    await page.route(firstOne, (route) => route.fulfill({ contentType: "image/avif", body: "not a picture" }));
    await page.goto(address);
    await expect.poll(() => pixelsAcross(page)).toBe(1400);
  });
});

test("a wide screen gets the sharp picture at once", { tag: "@full" }, async ({ page }) => {
  const address = await drawnDocument(page);
  await page.route(firstOne, (route) => route.abort());
  await page.goto(address);
  await expect.poll(() => pixelsAcross(page)).toBe(1400);
});

test("a page whose picture fails to load says so, and shows it on the next try", { tag: "@full" }, async ({ page }) => {
  const address = await drawnDocument(page);
  const broken = /\/pages\/1(\?size=first)?$/;
  await page.route(broken, (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }));
  await page.goto(address);
  await expect(page.getByText("This page cannot be shown as a picture")).toBeVisible();
  await page.unroute(broken);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => pixelsAcross(page)).toBe(1400);
});
