import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POST as resend } from "@/app/api/auth/confirm/resend/route";
import { GET as checkLink, POST as confirm } from "@/app/api/auth/confirm/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as refresh } from "@/app/api/auth/refresh/route";
import { POST as register } from "@/app/api/auth/register/route";
import { GET as renew } from "@/app/api/auth/renew/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { GET as checkToken, POST as verify } from "@/app/api/auth/verify-email/route";
import { GET as plan } from "@/app/api/plan/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import { termsVersion } from "@/lib/accounts/sign-in/values";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { open } from "@/lib/infra/crypto";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { type Answer, callRoute, type RouteHandler } from "@/lib/testing/request";

const password = "a long enough password";
const person = { firstName: "Test", lastName: "Person", companyName: "Invented Concrete", password };
const post = (handler: RouteHandler, json: unknown, rest = {}) => callRoute(handler, { method: "POST", json, ...rest });
const signed = (answer: Answer) => (answer.body as { data: AuthAnswer }).data;

/** The cookies of an answer, as the browser keeps them. */
function cookiesOf(answer: Answer): Record<string, string> {
  return Object.fromEntries(answer.headers.getSetCookie().map((line) => line.split(";")[0]?.split("=") ?? []));
}

let owner: Awaited<ReturnType<typeof connectAsOwner>>;
beforeAll(async () => {
  owner = await connectAsOwner();
});
afterAll(() => owner.end());

async function newestMail(recipient: string, kind: string): Promise<{ body: string; sealed: boolean } | undefined> {
  await owner.query("set row_security = off");
  const { rows } = await owner.query(
    "select body, sealed from mail where recipient = $1 and kind = $2::mail_kind order by created_at desc",
    [recipient, kind],
  );
  return rows[0];
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";

async function mailedToken(recipient: string, kind: string): Promise<string> {
  return tokenIn(open("mail", (await newestMail(recipient, kind))?.body ?? ""));
}

async function signUp() {
  const email = `${randomUUID()}@company.example`;
  const answer = await post(register, { ...person, email });
  return { email, answer, session: signed(answer).session };
}

describe("signing up", () => {
  it("gives the new company the default requirement set", async () => {
    const { answer } = await signUp();
    await owner.query("set row_security = off");
    const { rows } = await owner.query(
      `select s.name, v.number, v.body -> 'requirements' as requirements from company c
       join requirement_set s on s.company_id = c.id and s.id = c.default_requirement_set_id
       join requirement_set_version v on v.company_id = c.id and v.set_id = s.id where c.id = $1`,
      [signed(answer).company.id],
    );
    const { requirements } = readySets.default;
    expect(rows).toEqual([{ name: "Default requirements", number: 1, requirements }]);
  });

  it("answers with user, company and session, and gives the browser only HttpOnly cookies", async () => {
    const { email, answer } = await signUp();
    expect(answer.status).toBe(201);
    expect(signed(answer)).toMatchObject({
      user: { email, role: "user", companyRole: "ADMIN", emailVerified: false },
      company: { name: "Invented Concrete" },
      session: { access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 900 },
    });
    expect(Object.keys(cookiesOf(answer)).sort()).toEqual(
      ["challenge", "refresh", "session", "sign-up"].map((name) => `coverkeep.${name}`),
    );
    for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await callRoute(me, { cookies: cookiesOf(answer) })).status).toBe(200);
  });

  it("records the plan that was chosen on the way, and emails the platform's admins once the address is confirmed", async () => {
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const email = `${randomUUID()}@company.example`;
    const answer = await post(register, { ...person, email, wish: { plan: "pro", cycle: "annual" } });
    const { access_token: accessToken } = signed(answer).session;
    expect(await callRoute(plan, { accessToken })).toMatchObject({
      body: { data: { standing: { state: "trial" }, wish: { plan: "pro", cycle: "annual" } } },
    });
    const told = async () =>
      (await owner.query("select body from mail where kind = 'PLAN_WISH' and recipient = $1", [platform.email])).rows;
    expect(await told()).toEqual([]);
    await post(confirm, { token: await mailedToken(email, "CONFIRM_EMAIL"), type: "signup" });
    expect(await told()).toEqual([{ body: expect.stringContaining(email) }]);
    expect((await post(register, { ...person, email, wish: { plan: "free", cycle: "annual" } })).status).toBe(400);
  });

  it("names each field that is wrong", async () => {
    const answer = await post(register, { email: "nobody", password: "short" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: {
        code: "invalid",
        fields: { email: "Please enter a valid email", password: "Password must be at least 8 characters", firstName: expect.any(String) },
      },
    });
  });

  it("takes one mailbox and storable text only, and words every refusal itself", async () => {
    for (const email of ["a<victim@victim.example", "a,b@c.example", "a@b..cc", "a@b.example,c@d.example"]) {
      expect((await post(register, { ...person, email })).body).toMatchObject({
        error: { fields: { email: "Please enter a valid email" } },
      });
    }
    expect((await post(register, { ...person, email: "x@y.example", firstName: "a\u0000b" })).status).toBe(400);
    expect((await post(login, {})).body).toMatchObject({
      error: { fields: { email: "Invalid email address", password: "Password is required" } },
    });
    expect((await post(login, { email: 1, password: [] })).status).toBe(400);
    const long = "x".repeat(300);
    expect((await post(register, { ...person, email: "x@y.example", firstName: long, companyName: long })).body).toMatchObject({
      error: {
        fields: { firstName: "First name must be at most 80 characters", companyName: "Company name must be at most 160 characters" },
      },
    });
    expect((await post(login, { email: "x@y.example", password: long })).body).toMatchObject({
      error: { fields: { password: "Password is too long" } },
    });
  });

  it("keeps company size, phone and what was agreed to, with its version and time", async () => {
    const email = `${randomUUID()}@company.example`;
    const more = { companySize: "11-50", phone: "(555) 010-0199", agreeToTerms: true };
    expect((await post(register, { ...person, ...more, email })).status).toBe(201);
    await owner.query("set row_security = off");
    const { rows } = await owner.query(
      `select c.size, u.phone, u.terms_version as version, u.terms_accepted_at is not null as timed
       from "user" u join company c on c.id = u.company_id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ size: "11-50", phone: "(555) 010-0199", version: termsVersion, timed: true }]);
    expect((await post(register, { ...person, email: `x${email}`, agreeToTerms: false })).body).toMatchObject({
      error: { fields: { agreeToTerms: "You must agree to the terms and conditions" } },
    });
  });
});

describe("signing in", () => {
  it("refuses a wrong password and an unknown address with the same words", async () => {
    const { email } = await signUp();
    const wrong = await post(login, { email, password: "not the password" });
    const unknown = await post(login, { email: "unknown@company.example", password: "not the password" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({ error: { code: "wrong_credentials", message: "Invalid email or password" } });
    expect((unknown.body as { error: { message: string } }).error.message).toBe("Invalid email or password");
  });

  it("keeps the cookies beyond the browser only when asked to remember", async () => {
    const { email } = await signUp();
    const lines = async (remember: boolean) => (await post(login, { email, password, remember })).headers.getSetCookie();
    const line = (all: string[], name: string) => all.find((text) => text.startsWith(`coverkeep.${name}=`));
    const forNow = await lines(false);
    expect(line(forNow, "refresh")).not.toContain("Max-Age");
    expect(line(forNow, "session")).not.toContain("Max-Age");
    const remembered = await lines(true);
    expect(line(remembered, "refresh")).toContain(`Max-Age=${30 * 24 * 3600}`);
    expect(line(remembered, "session")).toContain("Max-Age=900");
  });

  it("takes a session cookie that has run out for none, and renews it by the other one", async () => {
    const cookies = cookiesOf((await signUp()).answer);
    expect((await callRoute(me, { cookies })).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    try {
      expect((await callRoute(me, { cookies })).status).toBe(401);
      const renewed = await callRoute(renew, { path: "/?to=/vendors", cookies });
      expect(renewed.headers.get("location")).toBe("/vendors");
      expect((await callRoute(me, { cookies: { ...cookies, ...cookiesOf(renewed) } })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it("from another site is refused", async () => {
    const answer = await post(login, { email: "a@b.example", password }, { headers: { "sec-fetch-site": "cross-site" } });
    expect(answer.body).toMatchObject({ error: { code: "cross_origin" } });
  });

  it("ends at once with the sign-out, for cookie and bearer alike", async () => {
    const { answer, session } = await signUp();
    const cookies = cookiesOf(answer);
    expect((await callRoute(logout, { method: "POST", cookies })).status).toBe(200);
    expect((await callRoute(me, { cookies })).status).toBe(401);
    expect((await callRoute(me, { accessToken: session.access_token })).status).toBe(401);
    expect((await post(refresh, { refresh_token: session.refresh_token })).status).toBe(401);
  });

  it("ends with the sign-out also when the session cookie has run out", async () => {
    const { answer, session } = await signUp();
    const { "coverkeep.refresh": renewal = "" } = cookiesOf(answer);
    const left = await callRoute(logout, { method: "POST", cookies: { "coverkeep.refresh": renewal } });
    expect(left.status).toBe(200);
    expect((await post(refresh, { refresh_token: session.refresh_token })).status).toBe(401);
    expect((await callRoute(logout, { method: "POST" })).status).toBe(200);
  });

  it("is renewed on the way to a page of our own, and to no other place", async () => {
    const location = async (query: string) => {
      const cookies = cookiesOf((await signUp()).answer);
      return (await callRoute(renew, { path: `/?${query}`, cookies })).headers.get("location");
    };
    expect(await location("to=/vendors%3Fpage%3D2")).toBe("/vendors?page=2");
    for (const to of [
      "//evil.example",
      "/.//evil.example",
      "/x/..//evil.example",
      "/%2e//evil.example",
      "/./\\evil.example",
      "https://evil.example",
      "javascript:1",
    ]) {
      expect(await location(`to=${encodeURIComponent(to)}`)).toBe("/dashboard");
    }
    expect((await callRoute(renew, { path: "/?otherwise=/" })).headers.get("location")).toBe("/");
    expect((await callRoute(renew, { path: "/?otherwise=/.//evil.example" })).headers.get("location")).toBe("/login");
  });

  it("is not possible for a suspended user or company, and running sessions end", async () => {
    const company = await createCompany();
    const member = await createMember(company);
    await owner.query("set row_security = off");
    await owner.query(`update "user" set status = 'SUSPENDED' where id = $1`, [member.id]);
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(401);
    await owner.query(`update "user" set status = 'ACTIVE' where id = $1`, [member.id]);
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(401);
    const other = await createMember(company);
    await owner.query("update company set status = 'SUSPENDED' where id = $1", [company.id]);
    expect((await callRoute(me, { accessToken: other.accessToken })).status).toBe(401);
    expect((await post(login, { email: other.email, password: "correct horse battery" })).status).toBe(401);
  });
});

describe("renewing a session", () => {
  it("rotates both tokens; several tabs with the parent get the same new one; an older one ends the family", async () => {
    const first = (await signUp()).session.refresh_token;
    const answers = await Promise.all([1, 2, 3].map(() => post(refresh, { refresh_token: first })));
    const second = new Set(answers.map((answer) => signed(answer).session.refresh_token));
    expect(second.size).toBe(1);
    const [child = ""] = second;
    expect(child).not.toBe(first);
    const third = signed(await post(refresh, { refreshToken: child })).session;
    expect((await post(refresh, { refresh_token: first })).status).toBe(401);
    expect((await post(refresh, { refresh_token: third.refresh_token })).status).toBe(401);
    expect((await callRoute(me, { accessToken: third.access_token })).status).toBe(401);
  });

  it("ends the family when the parent comes back after 30 seconds", async () => {
    const { session } = await signUp();
    const child = signed(await post(refresh, { refresh_token: session.refresh_token })).session;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
    try {
      expect((await post(refresh, { refresh_token: session.refresh_token })).status).toBe(401);
      expect((await post(refresh, { refresh_token: child.refresh_token })).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it("refuses a forged token and leaves the real one alone", async () => {
    const { session } = await signUp();
    const [id, generation] = session.refresh_token.split(".");
    expect((await post(refresh, { refresh_token: `${id}.${generation}.forged` })).status).toBe(401);
    expect((await post(refresh, { refresh_token: session.refresh_token })).status).toBe(200);
  });

  it("ends the access token after 15 minutes", async () => {
    const { session } = await signUp();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1000 });
    try {
      expect((await callRoute(me, { accessToken: session.access_token })).status).toBe(401);
      expect((await post(refresh, { refresh_token: session.refresh_token })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("mailed links", () => {
  it("set a new password once, end all sessions, and are stored neither in words nor in the outbox", async () => {
    const { email, session } = await signUp();
    await post(forgot, { email });
    const token = await mailedToken(email, "RESET_PASSWORD");
    expect(token).not.toBe("");
    expect((await newestMail(email, "RESET_PASSWORD"))?.body).not.toContain(token);
    const { rows } = await owner.query("select 1 from auth_token where hash = $1", [token]);
    expect(rows).toHaveLength(0);
    expect((await post(reset, { token, password: "another password" })).status).toBe(200);
    expect((await callRoute(me, { accessToken: session.access_token })).status).toBe(401);
    expect((await post(login, { email, password })).status).toBe(401);
    expect((await post(login, { email, password: "another password" })).status).toBe(200);
    expect((await post(reset, { token, password: "a third password" })).status).toBe(400);
  });

  it("for a new password take an unconfirmed account over: second factor, linked sign-ins and a waiting address go", async () => {
    const { email, session } = await signUp();
    await owner.query("set row_security = off");
    await owner.query(
      `update "user" set totp_secret = 'sealed', totp_enabled_at = now(), new_email = 'elsewhere@x.example' where email = $1`,
      [email],
    );
    await owner.query(
      `insert into identity (id, company_id, user_id, provider, subject) select gen_random_uuid(), company_id, id, 'google', id::text from "user" where email = $1`,
      [email],
    );
    await post(forgot, { email });
    const token = await mailedToken(email, "RESET_PASSWORD");
    expect((await post(reset, { token, password: "another password" })).status).toBe(200);
    expect(signed(await post(login, { email, password: "another password" })).user.emailVerified).toBe(true);
    expect((await callRoute(me, { accessToken: session.access_token })).status, "whoever was signed in").toBe(401);
    const { rows } = await owner.query(
      `select u.new_email, count(i.id)::int as linked from "user" u left join identity i on i.user_id = u.id where u.email = $1 group by u.id`,
      [email],
    );
    expect(rows).toEqual([{ new_email: null, linked: 0 }]);
  });

  it("for a new password work for one hour", async () => {
    const { email } = await signUp();
    await post(forgot, { email });
    const token = await mailedToken(email, "RESET_PASSWORD");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
    try {
      expect((await post(reset, { token, password: "another password" })).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });

  it("answer the same whether the address has an account or not", full, async () => {
    const { email } = await signUp();
    const known = await post(forgot, { email });
    const unknown = await post(forgot, { email: "unknown@company.example" });
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual(unknown.body);
    expect(await newestMail("unknown@company.example", "RESET_PASSWORD")).toBeUndefined();
  });

  it("confirm the address when a person presses the button, not when a program opens them", async () => {
    const { email, session } = await signUp();
    const token = await mailedToken(email, "CONFIRM_EMAIL");
    const isConfirmed = async () => {
      const { body } = await callRoute(me, { accessToken: session.access_token });
      return (body as { data: AuthAnswer }).data.user.emailVerified;
    };
    expect((await callRoute(checkLink, { path: `/?token=${token}&type=signup` })).status).toBe(200);
    expect((await callRoute(checkToken, { path: `/?token=${token}` })).status).toBe(200);
    expect(await isConfirmed()).toBe(false);
    expect((await post(confirm, { token, type: "signup" })).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
    for (const again of [
      await post(confirm, { token, type: "signup" }),
      await callRoute(checkLink, { path: `/?token=${token}&type=signup` }),
    ]) {
      expect(again.body).toMatchObject({ data: { message: "Email confirmed. You can now log in." } });
    }
    expect((await post(verify, { token: "another" })).body).toMatchObject({ error: { message: "Email confirmation failed" } });
    expect((await post(confirm, { token, type: "foo" })).body).toMatchObject({ error: { message: "Invalid confirmation link" } });
  });

  it("confirm the address also for the second of two presses at once", async () => {
    const { email } = await signUp();
    const token = await mailedToken(email, "CONFIRM_EMAIL");
    const answers = await Promise.all([1, 2, 3].map(() => post(confirm, { token, type: "signup" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("for the address are sent again when asked, not twice in a minute, and the newest works", full, async () => {
    const { email, session } = await signUp();
    const first = await mailedToken(email, "CONFIRM_EMAIL");
    const again = () => callRoute(resend, { method: "POST", accessToken: session.access_token });
    expect((await again()).body).toMatchObject({ data: { message: `Confirmation link sent to ${email}` } });
    expect((await again()).status).toBe(429);
    const second = await mailedToken(email, "CONFIRM_EMAIL");
    expect(second).not.toBe(first);
    expect((await post(verify, { token: first })).status).toBe(400);
    expect((await post(verify, { token: second })).status).toBe(200);
  });

  it("for a new password never fill a mailbox, whatever the answers say", async () => {
    const { email } = await signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(forgot, { email })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await owner.query("set row_security = off");
    const { rows } = await owner.query("select count(*)::int as mails from mail where recipient = $1 and kind = 'RESET_PASSWORD'", [email]);
    expect(rows[0]).toEqual({ mails: 5 });
  });
});
