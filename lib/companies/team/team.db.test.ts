import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as register } from "@/app/api/auth/register/route";
import { PATCH as change } from "@/app/api/team/[id]/route";
import { POST as accept } from "@/app/api/team/accept/route";
import { POST as again } from "@/app/api/team/invitations/[id]/send/route";
import { POST as inviteAll } from "@/app/api/team/invitations/batch/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { GET as list } from "@/app/api/team/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import { termsVersion } from "@/lib/accounts/sign-in/values";
import { withdrawInvitation } from "@/lib/companies/team/invitations-commands";
import { updateMember } from "@/lib/companies/team/members-commands";
import { findInvitation, listTeam } from "@/lib/companies/team/queries";
import { addressesIn } from "@/lib/companies/team/rules";
import type { InvitationsDto } from "@/lib/companies/team/schema";
import { open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { emailLimits } from "@/lib/mail/limits/values";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { systemScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, type TestCompany, testPassword } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

const lastLink = async (company: TestCompany, email: string) => {
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirst({ where: { recipient: email }, orderBy: { createdAt: "desc" } }));
  return /token=([\w-]+)/.exec(open("mail", mail?.body ?? ""))?.[1] ?? null;
};
const person = { firstName: "New", lastName: "Member", password: testPassword, agreeToTerms: true };

it("an invited person joins once, with the role that was chosen and a confirmed address", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const email = `invited-${company.id}@company.example`;
  const answer = await callRoute(invite, { method: "POST", accessToken, json: { email, role: "VIEWER" } });
  expect(answer).toMatchObject({ status: 201, body: { data: { email, role: "VIEWER", expired: false } } });
  const first = await lastLink(company, email);
  await callRoute(invite, { method: "POST", accessToken, json: { email, role: "MANAGER", changeRole: true } });
  const token = await lastLink(company, email);
  expect(await findInvitation(first ?? ""), "an older link").toBeNull();
  expect(await findInvitation(token ?? "")).toMatchObject({ email });

  const joining = { method: "POST", json: { token, ...person } };
  const answers = await Promise.all([callRoute(accept, joining), callRoute(accept, joining)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  const { members, invitations } = await listTeam(company.scope);
  expect(members.find((member) => member.email === email)).toMatchObject({ role: "MANAGER", active: true, name: "New Member" });
  expect(invitations).toEqual([]);
  const user = await inCompany(company.scope, (tx) => tx.user.findFirstOrThrow({ where: { email } }));
  expect(user, "what was agreed to, and when").toMatchObject({ termsVersion, termsAcceptedAt: expect.any(Date) });
});

it("a link that is older than seven days admits no one", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const email = `late-${company.id}@company.example`;
  await callRoute(invite, { method: "POST", accessToken, json: { email, role: "VIEWER" } });
  const token = await lastLink(company, email);
  await inCompany(company.scope, (tx) => tx.invitation.updateMany({ where: { email }, data: { expiresAt: new Date() } }));
  expect((await callRoute(accept, { method: "POST", json: { token, ...person } })).status).toBe(400);
});

it.each([
  ["deactivated", { active: false }],
  ["made a manager", { role: "MANAGER" as const }],
])("an invitation ends when the admin who sent it is %s, and another admin can send it again", async (_how, patch) => {
  const company = await createCompany();
  const [stays, leaves] = [await createMember(company), await createMember(company, "ADMIN", { firstName: "Lea", lastName: "Ving" })];
  const email = `invited-${company.id}@company.example`;
  const kept = `kept-${company.id}@company.example`;
  await callRoute(invite, { method: "POST", accessToken: stays.accessToken, json: { email: kept, role: "VIEWER" } });
  const answer = await callRoute(invite, { method: "POST", accessToken: leaves.accessToken, json: { email, role: "ADMIN" } });
  expect(answer).toMatchObject({ status: 201, body: { data: { invitedBy: "Lea Ving" } } });
  const token = await lastLink(company, email);
  await updateMember(stays.scope, leaves.id, patch);
  expect(await findInvitation(token ?? "")).toBeNull();
  expect((await callRoute(accept, { method: "POST", json: { token, ...person } })).status).toBe(400);
  const { invitations } = await listTeam(company.scope);
  expect(invitations.map((one) => [one.email, one.expired, one.invitedBy])).toEqual([
    [email, true, "Lea Ving"],
    [kept, false, "Test Member"],
  ]);
  const id = invitations[0]?.id ?? "";
  expect((await callRoute(again, { method: "POST", accessToken: stays.accessToken, params: { id } })).status).toBe(200);
  const fresh = await lastLink(company, email);
  expect((await callRoute(accept, { method: "POST", json: { token: fresh, ...person } })).status).toBe(201);
});

it("the log says who was invited, by a masked address once the invitation is gone", async () => {
  const company = await createCompany();
  const { accessToken, scope } = await createMember(company);
  const logged = async () => {
    const { events } = await listActivity(company.scope, activityQuery.parse({ about: "people" }));
    return events.flatMap(({ action, subject }) => (action.startsWith("team.") ? [`${action} ${subject.name}`] : []));
  };
  const [joins, stays] = [`joins-${company.id}@company.example`, `stays-${company.id}@company.example`];
  for (const email of [joins, stays]) await callRoute(invite, { method: "POST", accessToken, json: { email, role: "VIEWER" } });
  expect(await logged()).toEqual([`team.invited ${stays}`, `team.invited ${joins}`]);
  await callRoute(accept, { method: "POST", json: { token: await lastLink(company, joins), ...person } });
  const [left] = (await listTeam(company.scope)).invitations;
  await withdrawInvitation(scope, left?.id ?? "");
  expect(await logged()).toEqual([
    "team.invitation_withdrawn s…@company.example",
    "team.joined New Member",
    "team.invited s…@company.example",
    "team.invited j…@company.example",
  ]);
  const events = await inCompany(company.scope, (tx) =>
    tx.auditEvent.findMany({ where: { action: { in: ["team.invited", "team.joined"] } }, orderBy: { seq: "asc" } }),
  );
  expect(events[2]?.details, "which invitation let them in").toMatchObject({ invitation: events[0]?.subjectId });
});

it("does not reveal whether an address has an account in another company", async () => {
  const other = await createMember(await createCompany());
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const answer = await callRoute(invite, { method: "POST", accessToken, json: { email: other.email, role: "VIEWER" } });
  expect(answer.status).toBe(201);
  expect(await lastLink(company, other.email)).toBeNull();
});

describe("an address of an unconfirmed account elsewhere", () => {
  const newcomer = { firstName: "Some", lastName: "Body", companyName: "Invented Claim", password: "the claim's password" };
  async function invited() {
    const email = `claimed-${randomUUID()}@company.example`;
    const claim = await callRoute(register, { method: "POST", json: { ...newcomer, email } });
    const company = await createCompany();
    const { accessToken } = await createMember(company);
    expect((await callRoute(invite, { method: "POST", accessToken, json: { email, role: "VIEWER" } })).status).toBe(201);
    return { email, company, accessToken, claim: (claim.body as { data: AuthAnswer }).data };
  }

  it("is invited like a free one; the other account keeps its data and asks for a new address", async () => {
    const { email, company, accessToken, claim } = await invited();
    const token = await lastLink(company, email);
    expect((await callRoute(accept, { method: "POST", json: { token, ...person } })).status).toBe(201);
    const again = await callRoute(invite, { method: "POST", accessToken, json: { email, role: "VIEWER" } });
    expect(again).toMatchObject({ status: 409, body: { error: { message: "This person is already on your team" } } });
    const enter = async (password: string) => {
      const { body } = await callRoute(login, { method: "POST", json: { email, password } });
      const { company, user } = (body as { data: AuthAnswer }).data;
      return [company.name, user.needsAddress];
    };
    expect(await enter(testPassword)).toEqual([company.name, false]);
    expect(await enter(newcomer.password)).toEqual(["Invented Claim", true]);
    const own = await callRoute(list, { accessToken: claim.session.access_token });
    expect(own).toMatchObject({ status: 403, body: { error: { code: "address_needed" } } });
  });

  it("that was confirmed since the invitation is refused", async () => {
    const { email, company, claim } = await invited();
    const data = { emailVerifiedAt: new Date() };
    await inCompany(systemScope(claim.company), (tx) => tx.user.update({ where: { id: claim.user.id }, data }));
    const refused = await callRoute(accept, { method: "POST", json: { token: await lastLink(company, email), ...person } });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: "An account with this address already exists. Please sign in." } },
    });
  });
});

it("a deactivated member is out at once, with the access token too, and in again when reactivated", async () => {
  const company = await createCompany();
  const admin = await createMember(company);
  const member = await createMember(company, "MANAGER");
  expect((await callRoute(list, { accessToken: member.accessToken })).status).toBe(200);
  const turn = (active: boolean) =>
    callRoute(change, { method: "PATCH", accessToken: admin.accessToken, params: { id: member.id }, json: { active } });
  await expect(updateMember(admin.scope, admin.id, { active: false })).rejects.toThrow("deactivate yourself");
  expect(await turn(false)).toMatchObject({ status: 200, body: { data: { active: false } } });
  expect((await callRoute(list, { accessToken: member.accessToken })).status).toBe(401);
  await turn(true);
  expect((await callRoute(list, { accessToken: member.accessToken })).status, "the old sign-in stays ended").toBe(401);
});

it("the last admin cannot go, and two admins cannot remove each other at the same moment", async () => {
  const company = await createCompany();
  const one = await createMember(company);
  const refused = await callRoute(change, {
    method: "PATCH",
    accessToken: one.accessToken,
    params: { id: one.id },
    json: { role: "VIEWER" },
  });
  expect(refused).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining("only active admin") } } });
  const two = await createMember(company);
  const outcomes = await Promise.allSettled([
    updateMember(one.scope, two.id, { active: false }),
    updateMember(two.scope, one.id, { role: "VIEWER" }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { members } = await listTeam(company.scope);
  expect(members.filter(({ role, active }) => role === "ADMIN" && active)).toHaveLength(1);
});

it("the log states what changed in a team, and nothing where nothing did", async () => {
  const company = await createCompany();
  const admin = await createMember(company, "ADMIN");
  const other = await createMember(company, "MANAGER");
  const logged = async () => {
    const { events } = await listActivity(company.scope, activityQuery.parse({ about: "people" }));
    return events.map(({ action, details }) => `${action} ${details}`.trim());
  };
  const before = await logged();
  await updateMember(admin.scope, other.id, {});
  await updateMember(admin.scope, other.id, { role: "MANAGER" });
  await updateMember(admin.scope, other.id, { active: true });
  expect(await logged()).toEqual(before);
  await updateMember(admin.scope, other.id, { role: "VIEWER", active: false });
  expect(await logged()).toEqual(["team.deactivated", "team.role_changed from manager to viewer", ...before]);
});

it("who joins is signed in at once, and a repeated call after a lost answer signs in too", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const email = `joins-${company.id}@company.example`;
  await callRoute(invite, { method: "POST", accessToken, json: { email, role: "MANAGER" } });
  const json = { token: await lastLink(company, email), email, ...person };
  const headers = { "idempotency-key": randomUUID(), "x-coverkeep-peer": "203.0.113.9" };
  const first = await callRoute(accept, { method: "POST", json, headers });
  const again = await callRoute(accept, { method: "POST", json, headers });
  for (const answer of [first, again]) {
    expect(answer.status).toBeLessThan(300);
    const { session } = (answer.body as { data: AuthAnswer }).data;
    expect((await callRoute(list, { accessToken: session.access_token })).status).toBe(200);
    expect(answer.headers.getSetCookie().some((line) => /coverkeep\.session=\S+;/.test(line))).toBe(true);
  }
});

it("an open invitation gets another role only after a yes", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const email = `asked-${company.id}@company.example`;
  const send = (json: object) => callRoute(invite, { method: "POST", accessToken, json: { email, ...json } });
  await send({ role: "VIEWER" });
  const token = await lastLink(company, email);
  expect(await send({ role: "MANAGER" })).toMatchObject({
    status: 409,
    body: { error: { code: "already_invited", message: `${email} is already invited as Viewer. Change the invitation to Manager?` } },
  });
  expect(await findInvitation(token ?? ""), "the first link still works").toMatchObject({ email });
  expect(await send({ role: "MANAGER", changeRole: true })).toMatchObject({ status: 201, body: { data: { role: "MANAGER" } } });
});

describe("many addresses at once", () => {
  const inviteMany = (accessToken: string, json: object) => callRoute(inviteAll, { method: "POST", accessToken, json });

  it("are invited one by one, each with its own result", async () => {
    const company = await createCompany();
    const { accessToken, email: own } = await createMember(company);
    const [fresh, waiting] = [`fresh-${company.id}@company.example`, `waiting-${company.id}@company.example`];
    await callRoute(invite, { method: "POST", accessToken, json: { email: waiting, role: "VIEWER" } });
    const emails = [fresh.toUpperCase(), fresh, own, waiting, "nobody"];
    expect(await inviteMany(accessToken, { emails, role: "MANAGER" })).toMatchObject({
      status: 200,
      body: {
        data: {
          results: [
            { email: fresh, outcome: "invited" },
            { email: own, outcome: "refused", message: "This person is already on your team" },
            { email: waiting, outcome: "question", message: expect.stringContaining("already invited as Viewer") },
            { email: "nobody", outcome: "refused", message: "Please enter a valid email" },
          ],
        },
      },
    });
  });

  it("stop at the day's limit, which is reported for the rest", full, async () => {
    const company = await createCompany();
    const { accessToken } = await createMember(company);
    const emails = Array.from({ length: emailLimits.trial.invitations + 1 }, (_, at) => `p${at}-${company.id}@company.example`);
    const results = [];
    for (let from = 0; from < emails.length; from += 50) {
      const { body } = await inviteMany(accessToken, { emails: emails.slice(from, from + 50), role: "VIEWER" });
      results.push(...(body as { data: InvitationsDto }).data.results);
    }
    expect(results.filter(({ outcome }) => outcome === "invited")).toHaveLength(emailLimits.trial.invitations);
    expect(results.at(-1)).toMatchObject({ outcome: "refused", message: expect.stringContaining("invitations for today") });
  });

  it("are refused while the sender's own address is not confirmed", async () => {
    const company = await createCompany();
    const { accessToken } = await createMember(company, "ADMIN", { emailVerifiedAt: null });
    expect((await inviteMany(accessToken, { emails: ["one@company.example"], role: "VIEWER" })).status).toBe(409);
  });
});

it.each([
  ["ann@firm.example, bo@firm.example;cy@firm.example", ["ann@firm.example", "bo@firm.example", "cy@firm.example"]],
  ["Ann Invented <ann@firm.example>\nbo@firm.example\tcy@firm.example", ["ann@firm.example", "bo@firm.example", "cy@firm.example"]],
  [" ann@firm.example\n\nann@firm.example ", ["ann@firm.example"]],
  ["", []],
])("finds the addresses in %j", (text, emails) => {
  expect(addressesIn(text)).toEqual(emails);
});
