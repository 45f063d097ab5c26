import { randomBytes, randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, type Locator, type Page, type Request, type Response } from "@playwright/test";
import { tellMailState } from "@/e2e/mail-state";
import { changeRow } from "@/e2e/rows";
import { demoPassword } from "@/scripts/demo-sign-ins";

export { expect };

export type Mail = { subject: string; text: string; to: { address: string }[] };
export type Account = { email: string; password: string; companyName: string };

type Fixtures = {
  /** Browser errors that a test provokes on purpose, such as a refused call; any other fails it. */
  provoked: RegExp[];
  listening: undefined;
  watch: undefined;
  /** A new company whose admin is signed in in this page, the mailbox confirmed. */
  account: Account;
  mailbox: { waitFor: (to: string, subject: RegExp, text?: string) => Promise<Mail> };
};

/**
 * Whether React has taken the page's controls over (it marks them), in a page that has any scripts of the application. Parts of a page
 * are taken over one after another, each when its texts are there.
 */
const isListening = () => {
  if (!document.querySelector('script[src*="/_next/"]')) return true;
  const controls = [...document.querySelectorAll("main :is(a, button, input, select, textarea)")];
  const isMarked = (one: object) => Object.keys(one).some((key) => key.startsWith("__reactProps"));
  return controls.length > 0 ? controls.every(isMarked) : Object.keys(document).some((key) => key.startsWith("_reactListening"));
};

function untilListening(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const awake = async (answer: Response | null, waitUntil: string | undefined) => {
    if (!waitUntil) await page.waitForFunction(isListening);
    return answer;
  };
  page.goto = async (url, how) => awake(await goto(url, how), how?.waitUntil);
  page.reload = async (how) => awake(await reload(how), how?.waitUntil);
}

/** What each page has asked for and not yet got. */
const underWay = new WeakMap<Page, Set<Request>>();

export const newEmail = () => `person-${randomUUID().slice(0, 8)}@company.example`;

export const test = base.extend<Fixtures>({
  // Each test is another visitor with an address of its own (of the range for benchmarks): limits count by address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
  extraHTTPHeaders: async ({}, use) => {
    const [high = 0, low = 0] = randomBytes(2);
    await use({ "x-forwarded-for": `198.18.${high}.${low}` });
  },

  provoked: [[], { option: true }],

  // What is clicked before React listens is lost, and a machine this busy can click that early. This counts for every page, also
  // those that a test opens itself. A test that looks at a page before its scripts says so with `waitUntil`.
  listening: [
    async ({ browser, javaScriptEnabled }, use) => {
      const attend = (context: BrowserContext) => void context.on("page", untilListening);
      if (javaScriptEnabled !== false) browser.on("context", attend);
      await use(undefined);
      browser.off("context", attend);
    },
    { auto: true },
  ],

  watch: [
    async ({ page, provoked }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        // What the page's own policy refused is never provoked.
        if (/Content Security Policy/i.test(text) || !provoked.some((pattern) => pattern.test(text))) errors.push(text);
      };
      page.on("console", (message) => message.type() === "error" && note(`${message.text()} (${message.location().url})`));
      page.on("pageerror", (error) => note(error.message));
      const requests = new Set<Request>();
      underWay.set(page, requests);
      page.on("request", (request) => requests.add(request));
      page.on("requestfinished", (request) => requests.delete(request));
      page.on("requestfailed", (request) => requests.delete(request));
      await use(undefined);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],

  account: async ({ page }, use) => {
    const account = await signUp(page);
    await changeRow('update "user" set email_verified_at = now() where email = $1', [account.email]);
    await use(account);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
  mailbox: async ({}, use) => {
    await use({
      async waitFor(to, subject, text = "") {
        let found: Mail | undefined;
        const look = async () => {
          const emails = (await (await fetch(`${process.env.E2E_MAIL_URL}/api/email`)).json()) as Mail[];
          const isWanted = (mail: Mail) =>
            subject.test(mail.subject) && mail.text.includes(text) && mail.to.some(({ address }) => address === to);
          found = emails.find(isWanted);
          return found !== undefined;
        };
        await expect
          .poll(look)
          .toBe(true)
          .catch(async () => {
            throw new Error(`no mail to ${to} about ${subject}: ${await tellMailState(to)}`);
          });
        if (!found) throw new Error("the mail is gone");
        return found;
      },
    });
  },
});

/** Signs a new company up; its admin is signed in in this page, the mailbox not confirmed yet. */
export async function signUp(page: Page): Promise<Account> {
  const account = { email: newEmail(), password: "correct horse battery", companyName: `Invented Builders ${randomUUID().slice(0, 6)}` };
  const person = { firstName: "Test", lastName: "Admin", companySize: "11-50", agreeToTerms: true };
  const answer = await page.request.post("/api/auth/register", { data: { ...account, ...person } });
  expect(answer.status(), "signing up").toBe(201);
  return account;
}

/** Signs one of the demo's users in through the call that the form makes. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { email, password: demoPassword } });
  expect(answer.status(), `signing in as ${email}`).toBe(200);
}

/** Makes something through the call that its form makes. */
export async function made(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), path).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data;
}

export const vendorNamed = (page: Page, name: string) => made(page, "/api/vendors", { name, email: "office@vendor.example" });

/** Has the company of the page's admin judge its vendors by dates only, as tests about other things than limits need it. */
export async function judgeByDates(page: Page): Promise<void> {
  const { id } = await made(page, "/api/requirements", { ready: "dates-only" });
  const answer = await page.request.post(`/api/requirements/${id}/default`);
  expect(answer.status(), "another default set").toBe(200);
}

/** The address where the server sends whoever asks for a page, without opening the page. */
export async function sentTo(page: Page, path: string): Promise<string> {
  const { location } = (await page.request.get(path, { maxRedirects: 0 })).headers();
  return location ? new URL(location, process.env.E2E_URL).pathname : path;
}

/** Shows an open page in a window of another width, and waits for its new layout. */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The first link of an email, as a path of the application. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`There is no link in "${mail.subject}"`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Picks an option of a combobox by its search. */
export async function pick(combobox: Locator, option: string): Promise<void> {
  await combobox.click();
  const list = combobox.page().getByRole("dialog", { name: /^Find a / });
  await list.getByRole("combobox").fill(option);
  await list.getByRole("option", { name: option }).first().click();
  await expect(list).toBeHidden();
}

/** A number on the dashboard's card. */
export const statCard = (page: Page, label: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("p")
    .nth(1);

/**
 * Waits until the page has everything it asked for and nothing to do. Playwright's "networkidle" comes once per document: on a slow
 * machine it comes before the scripts have asked for the data, and it never comes again after a change of screen.
 */
export async function expectQuiet(page: Page): Promise<void> {
  let quietLooks = 0;
  const look = async () => {
    // A page that has work to do may be about to ask for more; a page that is being left has no answer.
    const idle = page.evaluate(() => scheduler.postTask(() => true, { priority: "background" })).catch(() => false);
    quietLooks = (await idle) && !underWay.get(page)?.size ? quietLooks + 1 : 0;
    return quietLooks;
  };
  await expect.poll(look, { message: "the page has what it asked for", intervals: [50] }).toBeGreaterThan(2);
}

/** Signs out as a person does. What is under way then would be refused, and the browser's console reports each refusal. */
export async function signOut(page: Page): Promise<void> {
  await expectQuiet(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
}

/** Takes the visitor's cookies, from an empty page: calls that a screen has under way would be refused without them. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Chooses an item in the menu of a button, such as "Export". */
export async function fromMenu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Opens the menu of a row and chooses an action in it. */
export async function rowAction(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${row}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** Sends an invitation by a row's menu, which asks first. */
export async function inviteByMenu(page: Page, row: string): Promise<void> {
  await rowAction(page, row, "Request Certificate");
  await page.getByRole("alertdialog").getByRole("button", { name: "Request Certificate" }).click();
}

const scripts = /\/_next\/static\/.*\.js/;

/** Holds back some of what a page asks for, its scripts unless said otherwise, until the given function is called. */
export async function holdBack(page: Page, held = scripts): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
