import { beforeEach, expect, it } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { DELETE as signOutDevice } from "@/app/api/auth/sessions/[id]/route";
import { POST as endOthers } from "@/app/api/auth/sessions/end-others/route";
import { GET as list } from "@/app/api/auth/sessions/route";
import { deviceName } from "@/lib/accounts/sign-in/devices-rules";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import type { DeviceDto } from "@/lib/accounts/sign-in/sessions-schema";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let owner: TestMember;
beforeEach(async () => {
  owner = await createMember(await createCompany());
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function signInElsewhere(): Promise<string> {
  const json = { email: owner.email, password: testPassword };
  const { body } = await callRoute(login, { method: "POST", json, headers: { "user-agent": firefox } });
  return (body as { data: AuthAnswer }).data.session.access_token;
}

async function devices(accessToken: string): Promise<DeviceDto[]> {
  const { body } = await callRoute(list, { accessToken });
  return (body as { data: { devices: DeviceDto[] } }).data.devices;
}

it("lists where one is signed in, this device first, and signs one out at once", async () => {
  const elsewhere = await signInElsewhere();
  const seen = await devices(owner.accessToken);
  expect(seen.map(({ name, current }) => ({ name, current }))).toEqual([
    { name: "Unknown device", current: true },
    { name: "Firefox on Windows", current: false },
  ]);
  const params = { id: seen[1]?.id ?? "" };
  expect((await callRoute(signOutDevice, { method: "DELETE", params, accessToken: owner.accessToken })).status).toBe(200);
  expect((await callRoute(me, { accessToken: elsewhere })).status).toBe(401);
  expect(await devices(owner.accessToken)).toHaveLength(1);
});

it("signs out everywhere else", async () => {
  const others = [await signInElsewhere(), await signInElsewhere()];
  expect((await callRoute(endOthers, { method: "POST", accessToken: owner.accessToken })).status).toBe(200);
  for (const accessToken of others) expect((await callRoute(me, { accessToken })).status).toBe(401);
  expect((await callRoute(me, { accessToken: owner.accessToken })).status).toBe(200);
});

it("neither shows nor signs out a colleague's devices", async () => {
  const colleague = await createMember({ id: owner.scope.companyId, name: "", scope: owner.scope });
  expect((await devices(owner.accessToken)).map(({ id }) => id)).toEqual([owner.sessionId]);
  const params = { id: colleague.sessionId };
  expect((await callRoute(signOutDevice, { method: "DELETE", params, accessToken: owner.accessToken })).status).toBe(404);
  expect((await callRoute(me, { accessToken: colleague.accessToken })).status).toBe(200);
});

it.each([
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15",
    "Safari on Mac",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36", "Chrome on Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["curl/8.5.0", "Unknown device"],
  [null, "Unknown device"],
])("calls %s what its owner would", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
