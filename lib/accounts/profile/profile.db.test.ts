import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as resetByLink } from "@/app/api/auth/reset-password/route";
import { POST as confirm } from "@/app/api/people/email/route";
import { PATCH as changeMe } from "@/app/api/people/me/route";
import { getPerson } from "@/lib/accounts/profile/queries";
import { beginSetup, turnOn } from "@/lib/accounts/sign-in/second-factor-commands";
import { updateMember } from "@/lib/companies/team/members-commands";
import { open as unseal } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { deliverMail } from "@/lib/mail/commands";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { createCompany, createMember, type TestCompany, testPassword } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { openMailbox } from "@/lib/testing/mailbox";
import { callRoute } from "@/lib/testing/request";

async function sentMails(company: TestCompany) {
  const mailbox = await openMailbox();
  try {
    const rows = await inCompany(company.scope, (tx) => tx.mail.findMany({ orderBy: { createdAt: "asc" } }));
    for (const { id } of rows) await deliverMail(company.scope, id);
    return await mailbox.list();
  } finally {
    await mailbox.close();
  }
}

/** The token of the newest such link in the outbox. */
async function mailedToken({ scope }: TestCompany, recipient: string, link: RegExp): Promise<string> {
  const rows = await inCompany(scope, (tx) => tx.mail.findMany({ where: { recipient, sealed: true }, orderBy: { createdAt: "desc" } }));
  return rows.map(({ body }) => link.exec(unseal("mail", body))?.[1]).find(Boolean) ?? "";
}

it("takes a new address only after its link was opened, and notifies the old address", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const email = `moved-${member.id}@company.example`;
  const answer = await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email, password: testPassword } });
  expect(answer).toMatchObject({ status: 200, body: { data: { email: member.email, newEmail: email } } });

  const mails = await sentMails(company);
  expect(mails.find(({ to }) => to.includes(member.email))?.text).toContain(email);
  const token = /auth\/email\?token=([\w-]+)/.exec(mails.find(({ to }) => to.includes(email))?.text ?? "")?.[1];
  expect((await callRoute(confirm, { method: "POST", json: { token } })).status).toBe(200);
  expect(await getPerson(member.scope)).toMatchObject({ email, newEmail: null });
  const left = (await sentMails(company)).find(({ to, subject }) => to.includes(member.email) && /was changed/.test(subject));
  expect(left?.text, "the address that was left learns of it").toContain(email);
});

it("the link of an address that came to be says so when it is pressed twice or opened again, until another one comes", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const move = async (email: string) => {
    await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email, password: testPassword } });
    return mailedToken(company, email, /auth\/email\?token=([\w-]+)/);
  };
  const press = (token: string) => callRoute(confirm, { method: "POST", json: { token } });
  const first = await move(`first-${member.id}@company.example`);
  const answers = await Promise.all([press(first), press(first)]);
  expect([...answers, await press(first)].map(({ status }) => status)).toEqual([200, 200, 200]);
  const second = await move(`second-${member.id}@company.example`);
  expect((await press(second)).status).toBe(200);
  expect((await press(first)).status).toBe(400);
  expect(await getPerson(member.scope)).toMatchObject({ email: `second-${member.id}@company.example` });
});

describe("links that earlier emails left open", () => {
  const newPassword = "quite another password";
  const reset = (token: string) => callRoute(resetByLink, { method: "POST", json: { token, password: "the intruder's password" } });

  /** An intruder who knows the password has the account sent to an address of theirs, and a reset link is in the owner's mailbox. */
  async function open() {
    const company = await createCompany();
    const member = await createMember(company);
    const email = `intruder-${member.id}@company.example`;
    await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email, password: testPassword } });
    await callRoute(forgot, { method: "POST", json: { email: member.email } });
    const moving = await mailedToken(company, email, /auth\/email\?token=([\w-]+)/);
    const resetting = await mailedToken(company, member.email, /reset-password\?token=([\w-]+)/);
    return { company, member, email, moving, resetting };
  }

  it("ends with a change of the password", async () => {
    const { member, moving, resetting } = await open();
    const json = { currentPassword: testPassword, newPassword };
    expect((await callRoute(changePassword, { method: "POST", accessToken: member.accessToken, json })).status).toBe(200);
    expect((await callRoute(confirm, { method: "POST", json: { token: moving } })).status).toBe(400);
    expect((await reset(resetting)).status).toBe(400);
    expect(await getPerson(member.scope)).toMatchObject({ email: member.email, newEmail: null });
  });

  it("ends with a new password by a link, and the owner is emailed", async () => {
    const { company, member, moving, resetting } = await open();
    expect((await callRoute(resetByLink, { method: "POST", json: { token: resetting, password: newPassword } })).status).toBe(200);
    expect((await callRoute(confirm, { method: "POST", json: { token: moving } })).status).toBe(400);
    expect(await getPerson(member.scope)).toMatchObject({ email: member.email, newEmail: null });
    const notices = (await sentMails(company)).filter(({ subject }) => subject === "Your password was changed");
    expect(notices.map(({ to }) => to)).toEqual([[member.email]]);
  });

  it("ends with another address: the mailbox that was left opens nothing", async () => {
    const { member, email, moving, resetting } = await open();
    expect((await callRoute(confirm, { method: "POST", json: { token: moving } })).status).toBe(200);
    expect((await reset(resetting)).status).toBe(400);
    expect(await getPerson(member.scope)).toMatchObject({ email });
  });

  it("ends when access is taken, also for the time in which it is given back", async () => {
    const { company, member, moving, resetting } = await open();
    const admin = await createMember(company);
    for (const active of [false, true]) await updateMember(admin.scope, member.id, { active });
    expect((await callRoute(confirm, { method: "POST", json: { token: moving } })).status).toBe(400);
    expect((await reset(resetting)).status).toBe(400);
  });
});

it("refuses an address that has an account, and stops answering after ten in an hour", full, async () => {
  const other = await createMember(await createCompany());
  const company = await createCompany();
  const member = await createMember(company);
  const ask = (email: string) =>
    callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email, password: testPassword } });
  const message = "An account with this email already exists. Use another address.";
  expect(await ask(other.email.toUpperCase())).toMatchObject({ status: 409, body: { error: { message, fields: { email: message } } } });
  expect(await sentMails(company)).toEqual([]);
  const statuses: number[] = [];
  for (let times = 0; times < 10; times += 1) statuses.push((await ask(other.email)).status);
  expect(statuses).toEqual([...Array(9).fill(409), 429]);
});

it("gives an unconfirmed account's address to whoever confirms it, once", async () => {
  const company = await createCompany();
  const [first, second] = [await createMember(company), await createMember(company)];
  const email = `claimed-${company.id}@company.example`;
  const unconfirmed = await createMember(await createCompany(), "ADMIN", { email, emailVerifiedAt: null });
  for (const { accessToken } of [first, second]) {
    const answer = await callRoute(changeMe, { method: "PATCH", accessToken, json: { email, password: testPassword } });
    expect(answer).toMatchObject({ status: 200, body: { data: { newEmail: email } } });
  }
  const links = (await sentMails(company)).filter(({ to }) => to.includes(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
  const answers = [];
  for (const token of links) answers.push(await callRoute(confirm, { method: "POST", json: { token } }));
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.body).toMatchObject({ error: { message: "This address belongs to another account." } });
  expect(await getPerson(first.scope)).toMatchObject({ email, newEmail: null });
  expect(await getPerson(second.scope)).toMatchObject({ email: second.email, newEmail: email });
  const { body } = await callRoute(me, { accessToken: unconfirmed.accessToken });
  expect(body, "the account keeps its data").toMatchObject({ data: { user: { email, needsAddress: true } } });
});

it("forgets a new address when the present one is given again, and its link with it", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const email = `taken-back-${member.id}@company.example`;
  await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email, password: testPassword } });
  const mails = await sentMails(company);
  const token = /auth\/email\?token=([\w-]+)/.exec(mails.find(({ to }) => to.includes(email))?.text ?? "")?.[1];
  const back = await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email: member.email } });
  expect(back).toMatchObject({ body: { data: { email: member.email, newEmail: null } } });
  expect((await callRoute(confirm, { method: "POST", json: { token } })).status).toBe(400);
  expect(await getPerson(member.scope)).toMatchObject({ email: member.email });
});

it("asks for the password before it takes another address, and changes nothing without it", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const email = `stolen-${member.id}@company.example`;
  const attempt = (json: object) => callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json });
  expect(await attempt({ email, firstName: "Thief" })).toMatchObject({
    status: 400,
    body: { error: { fields: { password: "Please enter your password" } } },
  });
  expect(await attempt({ email, password: "not the password" })).toMatchObject({
    status: 400,
    body: { error: { fields: { password: "The password is not right" } } },
  });
  expect(await getPerson(member.scope)).toMatchObject({ newEmail: null, firstName: "Test" });
  expect(await sentMails(company)).toEqual([]);
  expect((await attempt({ firstName: "Renamed", email: member.email })).status, "a name takes none").toBe(200);
});

it("asks for a code too where the second factor is on, and for a password where there is neither", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const attempt = (json: object) => callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json });
  const { secret } = await beginSetup(member.scope);
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await turnOn(member.scope, { code: app.generate(), password: testPassword }, member.sessionId, {
    address: "192.0.2.1",
    device: null,
  });
  const email = `second-${member.id}@company.example`;
  expect(await attempt({ email, password: testPassword })).toMatchObject({
    body: { error: { fields: { code: "Please enter the code" } } },
  });
  expect((await attempt({ email, password: testPassword, code: recoveryCodes[0] })).status).toBe(200);

  const keyless = await createMember(company);
  await inCompany(company.scope, (tx) => tx.user.update({ where: { id: keyless.id }, data: { passwordHash: null } }));
  const answer = await callRoute(changeMe, {
    method: "PATCH",
    accessToken: keyless.accessToken,
    json: { email: `third-${member.id}@company.example` },
  });
  expect(answer).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining("Forgot password") } } });
});

it("the log names what a person changed of themselves, and has no event where nothing is different", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const save = (json: object) => callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json });
  const logged = async () =>
    (await listActivity(company.scope, activityQuery.parse({ about: "people" }))).events.map(
      ({ action, details }) => `${action} ${details}`,
    );
  const form = { firstName: "Test", lastName: "Member", email: member.email, phone: "" };
  await save(form);
  await save({});
  expect(await logged()).toEqual([]);
  await save({ ...form, lastName: "Renamed" });
  await save({ email: `moved-${member.id}@company.example`, password: testPassword });
  expect(await logged()).toEqual(["user.updated email", "user.updated last name"]);
});

it("a language is chosen, noted in the log, and given back to the platform's default", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const choose = (language: string) => callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { language } });
  expect((await choose("fr")).status).toBe(200);
  expect(await getPerson(member.scope)).toMatchObject({ language: "fr" });
  expect((await choose("de")).status).toBe(400);
  expect((await choose("default")).status).toBe(200);
  expect(await getPerson(member.scope)).toMatchObject({ language: "default" });
  const user = await inCompany(company.scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: member.id } }));
  expect(user.language).toBeNull();
});
