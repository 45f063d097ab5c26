import { expect, type Page } from "@playwright/test";
import { texts } from "@/e2e/texts";
import { screens } from "@/messages/en/screens";
import { server } from "@/messages/en/server-texts";
import type { Catalogue } from "@/messages/say";

type Row = (typeof texts)[number];
type Name = Row extends infer One ? (One extends Row ? `${One["screen"]}: ${One["state"]}` : never) : never;

/** Everything that the page says: words, hints in empty fields, choices of selects, names of icons. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("[placeholder], [aria-label], option")].map((element) =>
      [element.getAttribute("placeholder"), element.getAttribute("aria-label"), element instanceof HTMLOptionElement && element.text].join(
        "\n",
      ),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not said.
    return [document.body.innerText, ...named].join("\n");
  });

const keysIn = (catalogue: Catalogue, before = ""): string[] =>
  Object.entries(catalogue).flatMap(([name, text]) => (typeof text === "string" ? [before + name] : keysIn(text, `${before}${name}.`)));
const keys = new Set([...keysIn(screens), ...keysIn(server, "server.")]);

/** Keys of texts that the page says instead of the texts. */
export const keysShown = async (page: Page): Promise<string[]> =>
  ((await spoken(page)).match(/\b[a-z]\w*(?:\.\w+)+/gi) ?? []).filter((word) => keys.has(word));

/** Waits until each text of the state is there; what is missing is named. */
export async function says(page: Page, name: Name): Promise<void> {
  const row = texts.find(({ screen, state }) => `${screen}: ${state}` === name);
  const missing = async () => {
    const all = await spoken(page);
    return row?.texts.filter((text) => !all.includes(text));
  };
  await expect.poll(missing, { message: `${name}: texts that are missing` }).toEqual([]);
}

const broken = { status: 500, body: "no JSON" };
const asMethod = (method: string) => (request: { method(): string }) => request.method() === method;

/** Makes the calls that fit fail at the network's edge until the returned function is called. */
export async function failing(
  page: Page,
  path: string | RegExp,
  method = "GET",
  answer: { status: number; body: string } | "abort" = broken,
) {
  const handler: Parameters<Page["route"]>[1] = (route, request) => {
    if (!asMethod(method)(request)) return route.fallback();
    return answer === "abort" ? route.abort() : route.fulfill(answer);
  };
  await page.route(path, handler);
  return () => page.unroute(path, handler);
}

/** Holds the calls that fit back until the returned function is called, which lets them go on. */
export async function held(page: Page, path: string | RegExp, method = "POST") {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route, request) => {
    if (asMethod(method)(request)) await gate;
    await route.fallback();
  });
  return () => letGo();
}
