import { beforeAll, describe, expect, it } from "vitest";
import { urns } from "@/lib/companies/directory/values";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { type Caller, callers, type Row, type Subject } from "@/lib/testing/access-rows";
import { accessTable } from "@/lib/testing/access-table";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
} from "@/lib/testing/factories";
import { isShort } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";
import { listRoutes, methods } from "@/lib/testing/routes";

const { routes, unknown } = await listRoutes();
let ours: TestCompany;
let uploader: Awaited<ReturnType<typeof createMember>>;

beforeAll(async () => {
  // Each call has a document of its own: more of them than a trial may upload in an hour.
  ours = await createCompany({ planSince: new Date(), plan: "enterprise" });
  uploader = await createMember(ours);
});

async function freshSubject(): Promise<Subject> {
  const { id: vendorId } = await createVendorRow(ours);
  const { id: documentId } = await createStoredDocument(uploader.scope, vendorId, { bytes: Buffer.from("%PDF-1.7 invented") });
  const { id: projectId } = await createProjectRow(ours, [vendorId]);
  const { id: assignmentId } = await inCompany(ours.scope, (tx) => tx.assignment.findFirstOrThrow({ where: { projectId } }));
  // A company has at most 100 sets in use.
  await inCompany(ours.scope, (tx) => tx.requirementSet.updateMany({ where: { archivedAt: null }, data: { archivedAt: new Date() } }));
  const { id: requirementSetId } = await createRequirementSetRow(ours);
  return { vendorId, documentId, projectId, assignmentId, requirementSetId };
}

/** A token of a sign-in of its own, since a call may end the sign-in. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === "anonymous") return undefined;
  if (caller === "neighbour") return (await createMember(await createCompany())).accessToken;
  if (caller === "platform") return (await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" })).accessToken;
  if (caller !== "suspended") return (await createMember(ours, caller.toUpperCase() as "VIEWER" | "MANAGER" | "ADMIN")).accessToken;
  const member = await createMember(ours);
  await inCompany(ours.scope, (tx) => tx.user.update({ where: { id: member.id }, data: { status: "SUSPENDED" } }));
  return member.accessToken;
}

let untouched: Promise<Subject> | undefined;
const tokens = new Map<Caller, Promise<string | undefined>>();

/** One subject and one sign-in a caller for all calls that change nothing: those that only read, and those that are refused. */
function sharedSubject(): Promise<Subject> {
  untouched ??= freshSubject();
  return untouched;
}
function sharedTokenOf(caller: Caller): Promise<string | undefined> {
  const token = tokens.get(caller) ?? tokenOf(caller);
  tokens.set(caller, token);
  return token;
}

const snapshot = ({ vendorId, documentId, projectId, requirementSetId }: Subject) =>
  inCompany(ours.scope, async (tx) => ({
    vendor: await tx.vendor.findFirst({ where: { id: vendorId } }),
    document: await tx.document.findFirst({ where: { id: documentId } }),
    project: await tx.project.findFirst({ where: { id: projectId }, include: { assignments: true } }),
    requirementSet: await tx.requirementSet.findFirst({ where: { id: requirementSetId }, include: { versions: true, defaultOf: true } }),
    mails: await tx.mail.count(),
  }));

it("every route file and method on disk is in the access table, and nothing else is", () => {
  const withoutRow = [...routes.keys()].filter((name) => !(name in accessTable));
  const withoutRoute = Object.keys(accessTable).filter((name) => !routes.has(name));
  expect({ withoutRow, withoutRoute }).toEqual({ withoutRow: [], withoutRoute: [] });
});

const rows = Object.entries(accessTable);
const isRefusal = (status: number) => [401, 403, 404].includes(status);
const refusedOf = ({ answers }: Row) => callers.filter((caller) => isRefusal(answers[caller]));
const methodOf = (name: string) => name.split(" ", 1)[0] ?? "GET";

async function ask(name: string, caller: Caller, subject: Subject, accessToken: string | undefined): Promise<void> {
  const handler = routes.get(name);
  const { answers, call } = accessTable[name] ?? {};
  if (!handler || !answers) throw new Error(`${name} is in the access table but not on disk`);
  const answer = await callRoute(handler, { method: methodOf(name), ...call?.(subject), ...(accessToken ? { accessToken } : {}) });
  expect(answer.status, `${name}, ${caller}: ${JSON.stringify(answer.body)}`).toBe(answers[caller]);
  if (answer.status < 400) return;
  expect(answer.body, `${name}, ${caller}`).toEqual(
    isScim(name)
      ? scimProblemOf(answer)
      : { ...problemOf(answer), error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) },
  );
}

const isScim = (name: string) => name.includes("/api/scim/");

/** What RFC 7644 asks of a refusal. */
const scimProblemOf = ({ status }: { status: number }) => ({
  schemas: [urns.error],
  status: String(status),
  detail: expect.stringMatching(/^[A-Z]/),
});

/** Asks what must change nothing of the shared subject, however many calls it is. */
async function changesNothing(calls: (subject: Subject) => Promise<void>): Promise<void> {
  const subject = await sharedSubject();
  const before = await snapshot(subject);
  await calls(subject);
  expect(await snapshot(subject), "a call changed what it must not change").toEqual(before);
}

describe("refusals, which change nothing", () => {
  const refusing = rows.filter(([, row]) => refusedOf(row).length > 0);
  const areas = Object.entries(Object.groupBy(refusing, ([name]) => name.split("/")[2] ?? "")).map(([area, of = []]) => ({ area, of }));

  it.each(areas)("of /api/$area", async ({ of }) => {
    await changesNothing(async (subject) => {
      for (const [name, row] of of) for (const caller of refusedOf(row)) await ask(name, caller, subject, await sharedTokenOf(caller));
    });
  });
});

/** The neighbor is the one whose calls must leave the subject alone whatever they are answered. */
const mayChange = (caller: Caller) => caller !== "neighbour";
/** Calls after which a sign-in is another one, or is over. */
const changesSignIn = (name: string) => /\/api\/(?:auth|users|company|samples)/.test(name);

/** Who may at least what another may. */
const aboves: Partial<Record<Caller, Caller[]>> = { manager: ["viewer"], admin: ["viewer", "manager"], platform: ["neighbour"] };
/** Everyone who is not refused. A short run leaves out who may more than someone that gets the same answer. */
const heardOf = (row: Row) =>
  callers
    .filter((caller) => !refusedOf(row).includes(caller))
    .filter((caller, _, heard) => {
      const belows = aboves[caller] ?? [];
      return !isShort || !belows.some((below) => heard.includes(below) && row.answers[below] === row.answers[caller]);
    });

describe.each(rows.filter(([, row]) => heardOf(row).length > 0))("%s", (name, row) => {
  const heard = heardOf(row);

  /** A call that may change the subject, or the sign-in, gets one of its own. */
  async function hear(caller: Caller): Promise<void> {
    const isWrite = methodOf(name) !== "GET" && row.answers[caller] < 400;
    const accessToken = await (isWrite && changesSignIn(name) ? tokenOf(caller) : sharedTokenOf(caller));
    if (!isWrite || !mayChange(caller)) return changesNothing((subject) => ask(name, caller, subject, accessToken));
    await ask(name, caller, await (row.call?.length ? freshSubject() : sharedSubject()), accessToken);
  }

  it(`hears ${heard.join(", ")}`, async () => {
    for (const caller of heard) await hear(caller);
  });
});

/** What RFC 9457 asks of a refusal. */
function problemOf({ status, body }: { status: number; body: unknown }) {
  const { message, requestId } = (body as { error: { message: string; requestId: string } }).error;
  const title = expect.stringMatching(/^[A-Z]/);
  return { type: "about:blank", title, status, detail: message, instance: `urn:uuid:${requestId}` };
}

const writing = Object.entries(accessTable).filter(([name]) => !name.startsWith("GET "));

describe.each(writing)("%s", (name, { call }) => {
  it("refuses a browser that another site sent here", async () => {
    const handler = routes.get(name);
    if (!handler) throw new Error(`${name} is in the access table but not on disk`);
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    const answer = await callRoute(handler, { method: name.split(" ")[0] ?? "POST", ...call?.(await sharedSubject()), headers });
    expect(answer).toMatchObject({ status: 403, body: isScim(name) ? scimProblemOf(answer) : { error: { code: "cross_origin" } } });
  });
});

describe("a method that a call does not know", () => {
  const addresses = [...new Set([...routes.keys()].map((name) => name.split(" ")[1] ?? ""))];

  it.each(addresses)("%s answers as calls do, with those that it knows", async (address) => {
    const known = methods.filter((method) => routes.has(`${method} ${address}`));
    const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !known.includes(one))) {
      const handler = unknown.get(`${method} ${address}`);
      if (!handler) throw new Error(`${method} ${address} is answered by Next: the route file needs a line with otherMethods({…})`);
      const { status, headers, body } = await callRoute(handler, { method });
      expect({ status, body }).toEqual({
        status: 405,
        body: {
          ...problemOf({ status, body }),
          error: { code: "unknown_method", message: expect.any(String), requestId: headers.get("x-request-id") },
        },
      });
      expect(headers.get("allow")).toBe(allow);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    const options = unknown.get(`OPTIONS ${address}`);
    if (options) expect((await callRoute(options, { method: "OPTIONS" })).headers.get("allow")).toBe(allow);
    else expect(known, "Next answers OPTIONS by itself only where nothing is unknown").toHaveLength(5);
  });
});

it("a foreign id and an id that never was get the same words", async () => {
  const { vendorId, documentId, projectId, requirementSetId } = await freshSubject();
  const accessToken = await tokenOf("neighbour");
  const nobody = "00000000-0000-4000-8000-000000000000";
  for (const [name, id] of [
    ["GET /api/vendors/[id]", vendorId],
    ["GET /api/documents/[id]", documentId],
    ["GET /api/documents/[id]/file", documentId],
    ["GET /api/projects/[id]", projectId],
    ["GET /api/projects/[id]/assignments", projectId],
    ["GET /api/requirements/[id]", requirementSetId],
  ] as const) {
    const handler = routes.get(name);
    if (!handler || !accessToken) throw new Error(`${name} is not on disk`);
    const messages = await Promise.all(
      [id, nobody].map(async (asked) => {
        const { status, body } = await callRoute(handler, { params: { id: asked }, accessToken });
        return { status, message: (body as { error: { code: string; message: string } }).error.message };
      }),
    );
    expect(messages[0]).toEqual(messages[1]);
  }
});

it("a suspended company is out at once, its admin included", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const handler = routes.get("GET /api/vendors");
  if (!handler) throw new Error("GET /api/vendors is not on disk");
  expect((await callRoute(handler, { accessToken })).status).toBe(200);
  await asPlatform().company.update({ where: { id: company.id }, data: { status: "SUSPENDED" } });
  expect((await callRoute(handler, { accessToken })).status).toBe(401);
});
