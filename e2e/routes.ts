import { globSync } from "node:fs";
import type { Page } from "@playwright/test";

/** A page of the application, as its folder in `app` says it: `/vendors/[id]`. */
export type Route = { path: string; visitor: string | null };

/** Who opens the pages below a folder of `app`: a demo account, or a visitor who is not signed in. */
const visitors: Record<string, string | null> = {
  "(public)": null,
  "(auth)": null,
  portal: null,
  "(app)": "admin@builders.example",
  admin: "platform@coverkeep.example",
};

/** Every page that the application has. */
export const routes: Route[] = globSync("app/**/page.tsx")
  .map((file) => file.split("/").slice(1, -1))
  .map((folders) => {
    const visitor = visitors[folders[0] ?? ""];
    if (visitor === undefined) throw new Error(`Say in e2e/routes.ts who opens the pages of app/${folders[0]}`);
    return { path: `/${folders.filter((name) => !name.startsWith("(")).join("/")}`, visitor };
  })
  .sort((one, other) => (one.path < other.path ? -1 : 1));

/** The addresses used for routes whose parts vary. For any other route, the first row that the API call of the same name lists. */
const parts: Record<string, string> = {
  "/developers/[part]": "/developers/vendors",
  "/portal/[token]": "/portal/x",
  // The demo has signed no passport.
  "/passports/[id]": "/passports/00000000-0000-4000-8000-000000000000",
  "/settings/connected/[connector]": "/settings/connected/procore",
  "/unsubscribe/[token]": "/unsubscribe/x",
  // Emails come in at any time; one is opened in attention.spec.
  "/attention/emails/[id]": "/attention/emails/00000000-0000-4000-8000-000000000000",
  // The demo has no import; one that is done is looked at in accessibility.spec.
  "/vendors/import/[id]": "/vendors/import/00000000-0000-4000-8000-000000000000",
};

/** The address of a route, with the first row of its list: `/vendors/[id]` is that of the first of `/api/vendors`. */
export async function addressOf(page: Page, { path }: Route): Promise<string> {
  const known = parts[path] ?? path;
  const [list, rest] = known.split("/[id]");
  if (rest === undefined) return known;
  const answer = (await (await page.request.get(`/api${list}`)).json()) as { data: Record<string, unknown> };
  const rows = Object.values(answer.data).find(Array.isArray) as { id: string }[] | undefined;
  if (!rows?.[0]) throw new Error(`Say in e2e/routes.ts where ${path} gets its row from: /api${list} has none`);
  return `${list}/${rows[0].id}${rest}`;
}
