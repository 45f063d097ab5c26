import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { GET as adminCompanies } from "@/app/api/admin/companies/route";
import { POST as confirm } from "@/app/api/auth/confirm/route";
import { POST as register } from "@/app/api/auth/register/route";
import { PATCH as changeCompany } from "@/app/api/companies/profile/route";
import { POST as checkImport } from "@/app/api/imports/check/route";
import { PATCH as changeMe } from "@/app/api/people/me/route";
import { GET as plan } from "@/app/api/plan/route";
import { POST as createProject } from "@/app/api/projects/route";
import { POST as inviteMember } from "@/app/api/team/invitations/route";
import { POST as inviteVendor } from "@/app/api/vendors/[id]/invite/route";
import { DELETE as deleteVendor } from "@/app/api/vendors/[id]/route";
import { POST as createVendor } from "@/app/api/vendors/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import { activatePlan } from "@/lib/companies/billing/commands";
import { now } from "@/lib/infra/clock";
import { open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { utcDay } from "@/lib/mail/limits/rules";
import { emailLimits } from "@/lib/mail/limits/values";
import { tellReminded } from "@/lib/mail/notices/commands";
import { remindCompany } from "@/lib/reminders/commands";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

const { invitations: limit, reminders: reminderLimit } = emailLimits.trial;
const newEmail = () => `${randomUUID()}@company.example`;

let owner: Awaited<ReturnType<typeof connectAsOwner>>;
beforeAll(async () => {
  owner = await connectAsOwner();
  await owner.query("set row_security = off");
});
afterAll(() => owner.end());

const used = (company: TestCompany, counts: { invitations?: number; reminders?: number }) =>
  inCompany(company.scope, (tx) => tx.emailDay.create({ data: { companyId: company.id, day: utcDay(now()), ...counts } }));

async function staffed() {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const toVendor = async (id?: string) =>
    callRoute(inviteVendor, { method: "POST", accessToken, params: { id: id ?? (await createVendorRow(company)).id } });
  const toMember = () => callRoute(inviteMember, { method: "POST", accessToken, json: { email: newEmail(), role: "VIEWER" } });
  return { company, accessToken, toVendor, toMember };
}

async function recipientsOf(company: { id: string }): Promise<string[]> {
  const { rows } = await owner.query("select distinct recipient from mail where company_id = $1", [company.id]);
  return rows.map(({ recipient }) => recipient);
}

describe("an account whose address is not confirmed", () => {
  const person = { firstName: "Test", lastName: "Person", companyName: "Invented Concrete", password: "a long enough password" };

  it("emails no one but itself, whatever it tries", async () => {
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const email = newEmail();
    const wish = { plan: "pro", cycle: "annual" };
    const { session, company } = (
      (await callRoute(register, { method: "POST", json: { ...person, email, wish } })).body as { data: AuthAnswer }
    ).data;
    const accessToken = session.access_token;
    const vendor = await callRoute(createVendor, { method: "POST", accessToken, json: { name: "Invented Paving", email: newEmail() } });
    const { id } = (vendor.body as { data: { id: string } }).data;
    const message = expect.stringContaining("Confirm your email to start emailing your vendors");
    for (const answer of [
      await callRoute(inviteVendor, { method: "POST", accessToken, params: { id } }),
      await callRoute(inviteMember, { method: "POST", accessToken, json: { email: newEmail(), role: "VIEWER" } }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { error: { message } } });
    }
    expect(await recipientsOf(company)).toEqual([email]);

    const { rows } = await owner.query("select body from mail where recipient = $1", [email]);
    const token = /token=([\w-]+)/.exec(open("mail", rows[0].body))?.[1];
    expect((await callRoute(confirm, { method: "POST", json: { token, type: "signup" } })).status).toBe(200);
    expect((await recipientsOf(company)).includes(platform.email), "the plan that was chosen is told now").toBe(true);
  });
});

describe("the limit of a day's invitations", () => {
  it("is one for vendors and team members, and says when more can be sent", async () => {
    const { company, toVendor, toMember } = await staffed();
    await used(company, { invitations: limit - 2 });
    expect((await toVendor()).status).toBe(200);
    expect((await toMember()).status).toBe(201);
    for (const refused of [await toVendor(), await toMember()]) {
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        error: {
          message: expect.stringMatching(
            /^Your company has sent its 50 requests and invitations for today\. You can send more from \w+ \d+ at \d+:00 [AP]M\.$/,
          ),
        },
      });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    try {
      const { accessToken } = await createMember(company);
      const params = { id: (await createVendorRow(company)).id };
      expect((await callRoute(inviteVendor, { method: "POST", accessToken, params })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is not passed by invitations at once, nor by deleting those who were invited", full, async () => {
    const { company, accessToken, toVendor } = await staffed();
    await used(company, { invitations: limit - 3 });
    const vendors = await Promise.all(Array.from({ length: 8 }, () => createVendorRow(company)));
    const answers = await Promise.all(vendors.map(({ id }) => toVendor(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    for (const { id } of vendors) await callRoute(deleteVendor, { method: "DELETE", accessToken, params: { id } });
    expect((await toVendor()).status).toBe(429);
  });

  it("is higher with a plan, and leaves the reminders theirs", async () => {
    const { company, accessToken, toVendor } = await staffed();
    await used(company, { invitations: limit, reminders: 3 });
    expect((await toVendor()).status).toBe(429);
    await activatePlan(company.id, { plan: "pro", cycle: "annual" });
    expect((await toVendor()).status).toBe(200);
    const emails = {
      invitations: { sent: limit + 1, limit: emailLimits.pro.invitations },
      reminders: { sent: 3, limit: emailLimits.pro.reminders, waiting: 0 },
    };
    expect(await callRoute(plan, { accessToken })).toMatchObject({ body: { data: { emails } } });
  });

  it("is shown to the platform's admins, with the companies that reached it", async () => {
    const { company, toVendor } = await staffed();
    const quiet = await createCompany({ name: `Quiet ${company.id}` });
    await used(company, { invitations: limit - 1 });
    await toVendor();
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const list = async (query: string) => {
      const { body } = await callRoute(adminCompanies, { path: `/?${query}`, accessToken: platform.accessToken });
      return (body as { data: { companies: { id: string }[] } }).data.companies;
    };
    expect((await list("")).find(({ id }) => id === company.id)).toMatchObject({
      emailsToday: { invitations: limit, limit, reminders: 0 },
      limitReachedAt: expect.any(String),
    });
    const reached = (await list("atLimit=true")).map(({ id }) => id);
    expect([reached.includes(company.id), reached.includes(quiet.id)]).toEqual([true, false]);
  });
});

describe("the limit of a day's reminders", () => {
  async function dueVendors(company: TestCompany, count: number) {
    for (let number = 0; number < count; number += 1) {
      const vendor = await createVendorRow(company);
      await owner.query(
        `with d as (
           insert into document (id, company_id, vendor_id, file_name, storage_key, content_type, file_size, sha256, processing_status)
           values (gen_random_uuid(), $1, $2, 'a.pdf', gen_random_uuid()::text, 'application/pdf', 1, 'x', 'PROCESSED') returning id)
         insert into policy (id, company_id, vendor_id, document_id, position, key, coverage, expiration_date, is_current)
         select gen_random_uuid(), $1, $2, d.id, 0, 'key', 'GENERAL_LIABILITY', (now() at time zone 'America/New_York')::date + $3::int, true from d`,
        [company.id, vendor.id, 20 + number],
      );
    }
  }

  it("lets the others wait until the next day, the most urgent first, and the staff see it", async () => {
    const company = await createCompany();
    const { accessToken, email } = await createMember(company);
    await dueVendors(company, 3);
    await used(company, { reminders: reminderLimit - 1 });
    const started = now();
    expect(await remindCompany(company.scope)).toBe(1);
    expect(await remindCompany(company.scope)).toBe(0);
    const first = await inCompany(company.scope, (tx) => tx.mail.findMany({ where: { vendorId: { not: null } } }));
    expect(first.map(({ subject }) => subject)).toEqual([expect.stringContaining("in 20 days")]);
    expect(await callRoute(plan, { accessToken })).toMatchObject({ body: { data: { emails: { reminders: { waiting: 2 } } } } });
    await tellReminded(company.scope, started);
    const told = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { recipient: email } }));
    expect(told.body).toContain("We'll send 2 more tomorrow");
    const { events } = await listActivity(company.scope, activityQuery.parse({}));
    expect(events.filter(({ action }) => action === "reminders.waiting")).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    try {
      expect(await remindCompany(company.scope)).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a name with a link", () => {
  const name = "Pay at evil-bank.example/login";

  it("is refused wherever a name that appears in emails is entered, by its field", async () => {
    const { accessToken } = await staffed();
    const patch = (handler: Parameters<typeof callRoute>[0], json: object) => callRoute(handler, { method: "PATCH", accessToken, json });
    const post = (handler: Parameters<typeof callRoute>[0], json: object) => callRoute(handler, { method: "POST", accessToken, json });
    const answers: [string, { status: number; body: unknown }][] = [
      ["companyName", await post(register, { companyName: name })],
      ["firstName", await post(register, { firstName: name })],
      ["name", await patch(changeCompany, { name })],
      ["firstName", await patch(changeMe, { firstName: name })],
      ["lastName", await patch(changeMe, { lastName: "www.evil" })],
      ["name", await post(createVendor, { name, email: newEmail() })],
      ["contactName", await post(createVendor, { name: "Invented Paving", email: newEmail(), contactName: "@evil" })],
      ["name", await post(createProject, { name })],
    ];
    for (const [field, { status, body }] of answers) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { fields: { [field]: expect.stringContaining("cannot contain a web or email address") } } });
    }
  });

  it("is a row's problem in a list from a file", async () => {
    const { accessToken } = await staffed();
    const form = new FormData();
    form.set("file", new File([`Name,Email\nInvented Paving,a@b.example\n${name},c@d.example\n`], "list.csv", { type: "text/csv" }));
    const { body } = await callRoute(checkImport, { method: "POST", accessToken, form });
    const message = expect.stringContaining("Vendor name cannot contain a web or email address");
    expect(body).toMatchObject({ data: { problems: [{ line: 3, field: "name", message }] } });
  });

  it("that was stored before is taken apart in the email", async () => {
    const { company, toVendor, toMember } = await staffed();
    const stored = `${name}\n\nYour account is locked`;
    await inCompany(company.scope, (tx) => tx.company.update({ where: { id: company.id }, data: { name: stored } }));
    const vendor = await createVendorRow(company, { name: "Visit www.evil.example", contactName: "me@evil.example" });
    expect((await toVendor(vendor.id)).status).toBe(200);
    expect((await toMember()).status).toBe(201);
    const { rows } = await owner.query("select subject, body, sealed from mail where company_id = $1", [company.id]);
    expect(rows).toHaveLength(2);
    for (const { subject, body, sealed } of rows) {
      const text = `${subject}\n${sealed ? open("mail", body) : body}`;
      expect(text).toContain("Pay at evil-bank example login Your account is locked");
      expect(text).not.toMatch(/evil[\w-]*\.example|www\.|@evil|^Your account/m);
    }
  });
});
