import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { createKey } from "@/lib/accounts/api-keys/commands";
import { browserCallsOf, operationsOf } from "@/lib/integrations/description/reading-rules";
import type { Subject } from "@/lib/testing/access-rows";
import { accessTable } from "@/lib/testing/access-table";
import { createCompany, createMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import { listRoutes } from "@/lib/testing/routes";
import { description } from "@/scripts/describe-api";

const { routes } = await listRoutes();
/** Ids of nothing: which rights a key has is decided before anything is looked for. */
const nobody = "00000000-0000-4000-8000-000000000000";
const subject: Subject = { vendorId: nobody, documentId: nobody, projectId: nobody, assignmentId: nobody, requirementSetId: nobody };

let operations: ReturnType<typeof operationsOf>;
let full: string;
beforeAll(async () => {
  operations = operationsOf((await description()) as never);
  const admin = await createMember(await createCompany({ planSince: new Date(), plan: "enterprise" }));
  full = (await createKey(admin.scope, { name: "Everything", scope: "everything", expiresOn: "" })).secret;
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, "[$1]")}`;

async function statusOf(name: string): Promise<number> {
  const handler = routes.get(name);
  const row = accessTable[name];
  if (!handler || !row) throw new Error(`${name} is not on disk`);
  return (await callRoute(handler, { method: name.split(" ")[0] ?? "GET", ...row.call?.(subject), accessToken: full })).status;
}

it("a key with every scope makes each call of a company, except those that people make in the browser", async () => {
  const inBrowser = new Set(browserCallsOf(operations).map(nameOf));
  const refused: string[] = [];
  for (const operation of operations.filter(({ part, access }) => part !== "Platform" && access !== "scim")) {
    const name = nameOf(operation);
    const isPublic = operation.access === "everyone";
    if (!isPublic && [401, 403].includes(await statusOf(name))) refused.push(name);
  }
  expect(refused.sort()).toEqual([...inBrowser].sort());
});

it("the calls that people make in the browser are listed for developers", async () => {
  const text = await readFile("docs/api.md", "utf8");
  const section = /^## In the browser only$(.*?)^## /ms.exec(text)?.[1] ?? "";
  const listed = [...section.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(([, call]) => call);
  expect(listed.sort()).toEqual(
    browserCallsOf(operations)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
});
