import { beforeAll, describe, expect, it } from "vitest";
import { createPlatformKey } from "@/lib/admin/api-keys-commands";
import { inCompany } from "@/lib/infra/db";
import { type LiveSession, platformScope } from "@/lib/tenancy/scope";
import type { Row, Subject } from "@/lib/testing/access-rows";
import { accessTable } from "@/lib/testing/access-table";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { listRoutes } from "@/lib/testing/routes";

const { routes } = await listRoutes();
type Declared = RouteHandler & { declaration: { access: string; proof?: string } };
const declared = (name: string) => (routes.get(name) as Declared | undefined)?.declaration;

/** Ids of nothing: who is refused learns nothing of what is there, and nothing is changed. */
const nobody = "00000000-0000-4000-8000-000000000000";
const subject: Subject = { vendorId: nobody, documentId: nobody, projectId: nobody, assignmentId: nobody, requirementSetId: nobody };

let admin: TestMember;
let key: string;
beforeAll(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  const platform = platformScope({ userId: admin.id, platformRole: "ADMIN" } as LiveSession);
  if (!platform) throw new Error("The member is no platform admin");
  key = (await createPlatformKey(platform, { name: "Script", scope: "admin", expiresOn: "" })).secret;
});

async function provenMinutesAgo(minutes: number): Promise<void> {
  const provedAt = new Date(Date.now() - minutes * 60_000);
  await inCompany(admin.scope, (tx) => tx.session.update({ where: { id: admin.sessionId }, data: { provedAt } }));
}

function callOf(name: string, accessToken: string) {
  const { call } = accessTable[name] ?? {};
  const handler = routes.get(name);
  if (!handler) throw new Error(`${name} is not on disk`);
  return callRoute(handler, { method: name.split(" ")[0] ?? "GET", ...call?.(subject), accessToken });
}

const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } } | null)?.error?.code ?? "ok";

it("the access table says of every call of the platform what it asks of a session, as the call declares it", () => {
  const platform = [...routes.keys()].filter((name) => declared(name)?.access === "platform");
  expect([...routes.keys()].filter((name) => name.includes("/api/admin/") && declared(name)?.access !== "platform")).toEqual([]);
  const asked = platform.map((name) => [name, declared(name)?.proof ?? "recent"]);
  expect(platform.map((name) => [name, accessTable[name]?.proof])).toEqual(asked);
  expect(asked.filter(([, proof]) => proof === "none")).toEqual([["POST /api/auth/admin-mode", "none"]]);
});

const guarded = Object.entries(accessTable).filter(([, { proof }]) => proof === "recent" || proof === "again");

describe("a session whose password was given 31 minutes ago", () => {
  it.each(guarded.filter(([name]) => declared(name)?.access === "platform"))("is asked for it again by %s", async (name) => {
    await provenMinutesAgo(31);
    const answer = await callOf(name, admin.accessToken);
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 403, code: "proof_needed" });
  });

  it("goes on after it was given", async () => {
    await provenMinutesAgo(31);
    expect(codeOf(await callOf("GET /api/admin/stats", admin.accessToken))).toBe("proof_needed");
    expect((await callOf("POST /api/auth/admin-mode", admin.accessToken)).status).toBe(200);
    expect((await callOf("GET /api/admin/stats", admin.accessToken)).status).toBe(200);
  });
});

/** What a person does in the browser at an email provider, which sends them back to their own session. */
const inBrowser = ["POST /api/admin/settings/email-accounts/[purpose]"];

describe("a key of a platform admin", () => {
  it.each(guarded)("is not asked for a password by %s, and makes no key", async (name, { proof }) => {
    const answer = await callOf(name, key);
    if (proof === "again" || inBrowser.includes(name))
      expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 403, code: "forbidden" });
    else expect([401, 403]).not.toContain(answer.status);
  });
});

describe("a call that opens another way in", () => {
  const opening = guarded.filter(([, { proof }]) => proof === "again").map(([name]) => name);

  it.each(opening)("as %s asks for the password each time", async (name) => {
    await provenMinutesAgo(0);
    const handler = routes.get(name) as RouteHandler;
    const { call, answers } = accessTable[name] as Row;
    const { json, ...made } = call?.(subject) ?? {};
    const { password: _, ...rest } = json as { password?: string };
    const ask = (more: object) =>
      callRoute(handler, { method: name.split(" ")[0] ?? "POST", ...made, json: { ...rest, ...more }, accessToken: admin.accessToken });
    expect(await ask({})).toMatchObject({ status: 400, body: { error: { fields: { password: "Please enter your password" } } } });
    expect(await ask({ password: "a guess" })).toMatchObject({
      status: 400,
      body: { error: { fields: { password: expect.any(String) } } },
    });
    expect((await ask({ password: testPassword })).status).toBe(declared(name)?.access === "platform" ? answers.platform : answers.admin);
  });

  it("is each one that makes a key, or decides who signs people in", () => {
    expect(opening.toSorted()).toEqual([
      "PATCH /api/sign-on/providers/[id]",
      "POST /api/admin/api-keys",
      "POST /api/keys",
      "POST /api/sign-on/providers",
      "POST /api/sign-on/tokens",
    ]);
  });
});
