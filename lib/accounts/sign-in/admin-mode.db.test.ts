import { beforeEach, expect, it, vi } from "vitest";
import { POST as open } from "@/app/api/auth/admin-mode/route";
import { isInAdminMode } from "@/lib/accounts/sign-in/admin-mode-rules";
import { loadLiveSession } from "@/lib/accounts/sign-in/queries";
import { createPlatformKey } from "@/lib/admin/api-keys-commands";
import { inCompany } from "@/lib/infra/db";
import { type LiveSession, platformScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let admin: TestMember;
beforeEach(async () => {
  vi.restoreAllMocks();
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});

async function isOpen(): Promise<boolean> {
  const session = await loadLiveSession(admin.sessionId);
  return session !== null && isInAdminMode(session, new Date());
}
const prove = (password: string) => callRoute(open, { method: "POST", json: { password }, accessToken: admin.accessToken });

async function provenMinutesAgo(minutes: number): Promise<void> {
  const provedAt = new Date(Date.now() - minutes * 60_000);
  await inCompany(admin.scope, (tx) => tx.session.update({ where: { id: admin.sessionId }, data: { provedAt } }));
}

it("is open for 30 minutes after a sign-in", async () => {
  expect(await isOpen()).toBe(true);
  await provenMinutesAgo(29);
  expect(await isOpen()).toBe(true);
  await provenMinutesAgo(31);
  expect(await isOpen()).toBe(false);
});

it("opens again for the password, and stays closed for a wrong one", async () => {
  await provenMinutesAgo(31);
  expect(await prove("a guess")).toMatchObject({ status: 400, body: { error: { fields: { password: "The password is not right" } } } });
  expect(await prove("")).toMatchObject({ status: 400, body: { error: { fields: { password: "Please enter your password" } } } });
  expect(await isOpen()).toBe(false);
  expect((await prove(testPassword)).status).toBe(200);
  expect(await isOpen()).toBe(true);
  const events = await inCompany(admin.scope, (tx) => tx.auditEvent.findMany({ select: { action: true } }));
  expect(events).toContainEqual({ action: "user.admin_mode_opened" });
});

it("opens for the session that asked only", async () => {
  await provenMinutesAgo(31);
  const other = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  await callRoute(open, { method: "POST", json: { password: testPassword }, accessToken: other.accessToken });
  expect(await isOpen()).toBe(false);
});

it("is for people: a key of a platform admin is refused", async () => {
  const platform = platformScope({ userId: admin.id, platformRole: "ADMIN" } as LiveSession);
  if (!platform) throw new Error("The member is no platform admin");
  const { secret } = await createPlatformKey(platform, { name: "Script", scope: "admin", expiresOn: "" });
  const answer = await callRoute(open, { method: "POST", json: { password: testPassword }, accessToken: secret });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: "forbidden" } } });
});
