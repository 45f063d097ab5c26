import { expect, it } from "vitest";
import { POST as confirm } from "@/app/api/people/email/route";
import { PATCH as changeMe } from "@/app/api/people/me/route";
import { inCompany } from "@/lib/infra/db";
import { deliverMail } from "@/lib/mail/commands";
import { getPerson } from "@/lib/people/queries";
import { createCompany, createMember, type TestCompany } from "@/lib/testing/factories";
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

it("takes a new address only after its mailbox answered, and tells the one that is left", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const email = `moved-${member.id}@company.example`;
  const answer = await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email } });
  expect(answer).toMatchObject({ status: 200, body: { data: { email: member.email, newEmail: email } } });

  const mails = await sentMails(company);
  expect(mails.find(({ to }) => to.includes(member.email))?.text).toContain(email);
  const token = /auth\/email\?token=([\w-]+)/.exec(mails.find(({ to }) => to.includes(email))?.text ?? "")?.[1];
  expect((await callRoute(confirm, { method: "POST", json: { token } })).status).toBe(200);
  expect(await getPerson(member.scope)).toMatchObject({ email, newEmail: null });
  expect((await callRoute(confirm, { method: "POST", json: { token } })).status).toBe(400);
});

it("does not say that an address has an account; its owner is told instead", async () => {
  const other = await createMember(await createCompany());
  const company = await createCompany();
  const member = await createMember(company);
  const answer = await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email: other.email } });
  expect(answer).toMatchObject({ status: 200, body: { data: { newEmail: other.email } } });
  const mail = (await sentMails(company)).find(({ to }) => to.includes(other.email));
  expect(mail?.subject).toBe("You already have an account");
  expect(mail?.text).not.toContain("auth/email");
});

it("forgets a new address when the present one is given again, and its link with it", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const email = `taken-back-${member.id}@company.example`;
  await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email } });
  const mails = await sentMails(company);
  const token = /auth\/email\?token=([\w-]+)/.exec(mails.find(({ to }) => to.includes(email))?.text ?? "")?.[1];
  const back = await callRoute(changeMe, { method: "PATCH", accessToken: member.accessToken, json: { email: member.email } });
  expect(back).toMatchObject({ body: { data: { email: member.email, newEmail: null } } });
  expect((await callRoute(confirm, { method: "POST", json: { token } })).status).toBe(400);
  expect(await getPerson(member.scope)).toMatchObject({ email: member.email });
});
