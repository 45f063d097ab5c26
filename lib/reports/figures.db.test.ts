import { expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { getFigures } from "@/lib/reports/figures-queries";
import { createCompany, createMember, createVendorRow } from "@/lib/testing/factories";
import { openMailbox } from "@/lib/testing/mailbox";

const emailsNow = async () => (await getFigures("usage", "24h", new Date())).figures.find(({ name }) => name === "emails")?.value;

it("counts an answer and every other email to a vendor at once, and none to a member", async () => {
  const mailbox = await openMailbox();
  try {
    const company = await createCompany();
    const member = await createMember(company);
    const { id: vendorId, email: recipient } = await createVendorRow(company);
    const about = { subject: "Invented", body: "Invented." };
    expect(await emailsNow()).toBe(0);
    const toVendor = ["INBOUND_ANSWER", "VENDOR_INVITATION", "COMPANY_MESSAGE", "EXCEPTION_ANSWER"] as const;
    for (const [at, kind] of toVendor.entries()) {
      const id = await inCompany(company.scope, (tx) => queueMail(tx, company.scope, { ...about, kind, vendorId, recipient }));
      expect(await emailsNow(), "not before it is sent").toBe(at);
      expect(await deliverMail(company.scope, id)).toBe("SENT");
      expect(await emailsNow(), kind).toBe(at + 1);
    }
    const toMember = { ...about, kind: "SECURITY_NOTICE" as const, recipient: member.email };
    expect(await deliverMail(company.scope, await inCompany(company.scope, (tx) => queueMail(tx, company.scope, toMember)))).toBe("SENT");
    expect(await emailsNow()).toBe(toVendor.length);
  } finally {
    await mailbox.close();
  }
});
