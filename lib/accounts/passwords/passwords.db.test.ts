import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as check } from "@/app/api/auth/password-check/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as accept } from "@/app/api/team/accept/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { passwordProblems } from "@/lib/accounts/passwords/rules";
import { passwordCheckLimit } from "@/lib/http/limits";
import { open, tokenHash } from "@/lib/infra/crypto";
import { asAuth, inCompany } from "@/lib/infra/db";
import { createCompany, createMember, type TestCompany, testPassword } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { say } from "@/messages/say";

const post = (handler: RouteHandler, json: object, rest = {}) => callRoute(handler, { method: "POST", json, ...rest });
const refusal = (field: string, message: string) => ({ status: 400, body: { error: { code: "invalid", fields: { [field]: message } } } });

async function linkTo(company: TestCompany, recipient: string): Promise<string> {
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { recipient }, orderBy: { createdAt: "desc" } }));
  return /token=([\w-]+)/.exec(open("mail", mail.body))?.[1] ?? "";
}

it("a weak password is refused at every door, with the field's name", async () => {
  const company = await createCompany();
  const { email, accessToken } = await createMember(company);
  const weak: [string, string][] = [
    ["password", say(passwordProblems.common)],
    ["        ", say(passwordProblems.blank)],
    [email.toUpperCase(), say(passwordProblems.own)],
  ];
  await post(forgot, { email });
  const token = await linkTo(company, email);
  for (const [password, message] of weak) {
    const person = { firstName: "Test", lastName: "Person", companyName: "Invented Concrete", email: `x${email}` };
    const own = password === email.toUpperCase() ? `X${password}` : password;
    expect(await post(register, { ...person, password: own })).toMatchObject(refusal("password", message));
    expect(await post(reset, { token, password })).toMatchObject(refusal("password", message));
    const change = { currentPassword: testPassword, newPassword: password };
    expect(await post(changePassword, change, { accessToken })).toMatchObject(refusal("newPassword", message));
  }
  expect((await post(reset, { token, password: "chosen at the second try" })).status, "the link still works").toBe(200);
  expect((await post(login, { email, password: "chosen at the second try" })).status).toBe(200);
});

it("an invited person cannot join with a weak password, and then joins with a better one", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const email = `${randomUUID()}@company.example`;
  await post(invite, { email, role: "VIEWER" }, { accessToken });
  const joining = { token: await linkTo(company, email), firstName: "New", lastName: "Member", agreeToTerms: true };
  expect(await post(accept, { ...joining, password: "iloveyou1" })).toMatchObject(refusal("password", say(passwordProblems.common)));
  expect(await post(accept, { ...joining, password: company.name })).toMatchObject(refusal("password", say(passwordProblems.own)));
  expect((await post(accept, { ...joining, password: testPassword })).status).toBe(201);
});

it("the check while typing says the same, and is limited by network", async () => {
  expect(await post(check, { password: "qwertyuiop" })).toMatchObject({
    status: 200,
    body: { data: { problem: say(passwordProblems.common) } },
  });
  expect(await post(check, { password: testPassword })).toMatchObject({ status: 200, body: { data: { problem: null } } });
  const { name, max } = passwordCheckLimit;
  await asAuth().$executeRaw`
    insert into rate_limit (key, window_start, hits) values (${tokenHash(`${name}:203.0.113.200`)}, now(), ${max - 1})`;
  const headers = { "x-coverkeep-peer": "203.0.113.200" };
  expect((await post(check, { password: "x" }, { headers })).status).toBe(200);
  expect((await post(check, { password: "x" }, { headers })).status).toBe(429);
});
