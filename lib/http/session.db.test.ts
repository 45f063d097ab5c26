import { afterEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as refresh } from "@/app/api/auth/refresh/route";
import { readRefreshToken } from "@/lib/accounts/sign-in/queries";
import { createCompany, createMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import { withSettings } from "@/lib/testing/settings";

const settings = { https: true };
withSettings(() => ({ APP_URL: settings.https ? "https://coverkeep.test" : "http://coverkeep.test" }));
afterEach(() => {
  settings.https = true;
});

async function signIn() {
  const { email } = await createMember(await createCompany());
  const answer = await callRoute(login, { method: "POST", json: { email, password: testPassword } });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie();
}

const pairs = (lines: string[]) =>
  Object.fromEntries(lines.filter((line) => !line.includes("Max-Age=0")).map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? []));
const renamed = (cookies: Record<string, string>) =>
  Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name.replace("__Host-", "__Secure-"), value]));

describe("the cookies of a sign-in", () => {
  it("belong to this host alone where https is used", async () => {
    for (const line of await signIn()) {
      if (line.startsWith("__Secure-")) expect(line).toContain("Max-Age=0");
      else expect(line).toMatch(/^__Host-coverkeep\.[a-z-]+=[^;]*; Path=\/; HttpOnly; SameSite=Lax; Secure/);
    }
  });

  it("have a plain name on http, where browsers refuse the prefix", async () => {
    settings.https = false;
    const lines = await signIn();
    expect(lines.every((line) => line.startsWith("coverkeep."))).toBe(true);
    expect((await callRoute(me, { cookies: pairs(lines) })).status).toBe(200);
  });

  it("of a sign-in under the former name still work and are renewed under the new one", async () => {
    const former = renamed(pairs(await signIn()));
    expect((await callRoute(me, { cookies: former })).status).toBe(200);
    const renewed = await callRoute(refresh, { method: "POST", json: {}, cookies: former });
    expect(renewed.status).toBe(200);
    expect(Object.keys(pairs(renewed.headers.getSetCookie()))).toContain("__Host-coverkeep.refresh");
    expect(renewed.headers.getSetCookie().join()).toContain("__Secure-coverkeep.refresh=;");
  });
});

describe("a refresh token", () => {
  it("is refused with extra text after its signature", async () => {
    const token = pairs(await signIn())["__Host-coverkeep.refresh"] ?? "";
    expect(readRefreshToken(token)).not.toBeNull();
    for (const behind of [".", ".more", ".more.parts", " ", "="]) {
      expect(readRefreshToken(`${token}${behind}`)).toBeNull();
      const answer = await callRoute(refresh, { method: "POST", json: { refreshToken: `${token}${behind}` } });
      expect(answer.status).toBe(401);
    }
  });
});
