import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asPlatform, inCompany } from "@/lib/infra/db";
import * as environment from "@/lib/infra/env";
import { replyToOf } from "@/lib/mail/reply-to-queries";
import { isTokenOf, replyToken, vendorOfToken } from "@/lib/mail/reply-to-rules";
import { createCompany, createMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";

afterEach(() => vi.restoreAllMocks());

describe("the address that a vendor answers to", () => {
  it("names the vendor, in any case of letters, and fits into an address", () => {
    for (let round = 0; round < 50; round += 1) {
      const [companyId, vendorId] = [randomUUID(), randomUUID()];
      const token = replyToken(companyId, vendorId);
      expect(`docs+${token}`.length).toBeLessThanOrEqual(64);
      expect(token).toMatch(/^[a-z2-7]+$/);
      expect(vendorOfToken(token.toUpperCase())).toBe(vendorId);
      expect(isTokenOf(token.toUpperCase(), companyId, vendorId)).toBe(true);
      expect(isTokenOf(token, randomUUID(), vendorId)).toBe(false);
      expect(isTokenOf(replyToken(companyId, randomUUID()), companyId, vendorId)).toBe(false);
    }
    expect(vendorOfToken("guessed")).toBeNull();
  });

  it("is a person of the company where nothing comes in, and the vendor's own address where it does", full, async () => {
    const company = await createCompany();
    const admin = await createMember(company, "ADMIN");
    const manager = await createMember(company, "MANAGER");
    const mail = { companyId: company.id, vendorId: randomUUID(), kind: "AGENT_REQUEST" as const };
    const ask = (writerId?: string) => inCompany(company.scope, (tx) => replyToOf(tx, mail, writerId));
    expect(await ask()).toBe(admin.email);
    expect(await ask(manager.id)).toBe(manager.email);
    const settings = { ...environment.env(), INBOUND_ADDRESS: "Docs@in.example", INBOUND_SMTP_PORT: 2525 };
    vi.spyOn(environment, "env").mockReturnValue(settings);
    expect(await ask()).toBe(`docs+${replyToken(company.id, mail.vendorId)}@in.example`);
    // What goes to an agency is about several vendors.
    const toAgency = () => inCompany(company.scope, (tx) => replyToOf(tx, { ...mail, vendorId: null }));
    expect(await toAgency()).toBe(admin.email);
    await asPlatform().company.update({ where: { id: company.id }, data: { inboundName: `invented-${company.id}` } });
    expect(await toAgency()).toBe(`invented-${company.id}@in.example`);
    expect(await inCompany(company.scope, (tx) => replyToOf(tx, { ...mail, vendorId: null, kind: "WEEKLY_REPORT" }))).toBeNull();
  });
});
