import { expect, it } from "vitest";
import { listAgencies } from "@/lib/accounts/links/agencies-queries";
import { listLinks } from "@/lib/accounts/links/queries";
import { agencyKeysOf } from "@/lib/compliance/policies/agencies-rules";
import { findProof } from "@/lib/inbound/addressing/queries";
import { inCompany } from "@/lib/infra/db";
import { inviteAgency, withdrawConfirmed } from "@/lib/portal/agencies/commands";
import { createCompany, createMember, createReadDocument, createVendorRow } from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

const agency = "Elm Agency, Inc., 43000";

/** A vendor whose certificate says that its agency has this address. */
async function build(email: string) {
  const company = await createCompany();
  const { scope } = await createMember(company, "ADMIN", { emailVerifiedAt: new Date() });
  const vendor = await createVendorRow(company, { name: "Invented Paving" });
  const reading = readingOf();
  const [certificate] = reading.certificates;
  if (certificate)
    certificate.producer = { name: "Elm Agency, Inc.", address: "1 Elm Street, Columbus, OH 43000", contact: null, phone: null, email };
  expect(agencyKeysOf(reading.certificates)).toHaveLength(1);
  const documentId = await createReadDocument(company.scope, vendor.id, reading);
  const links = () => inCompany(company.scope, (tx) => tx.portalLink.findMany({ where: { companyId: company.id, kind: "AGENCY" } }));
  return { company, scope, vendor, documentId, links };
}

it("an address that a certificate proposes opens no link before a person confirms it", async () => {
  const { scope, vendor, documentId, links } = await build("office@vendor.example");
  const [listed] = (await listAgencies(scope, vendor.id)).agencies;
  expect(listed).toMatchObject({ name: agency, email: "office@vendor.example", source: { id: documentId }, confirmed: [] });
  await expect(inviteAgency(scope, vendor.id, { agency, email: "office@vendor.example" })).rejects.toThrow(
    "Confirm that this address belongs to",
  );
  expect(await links()).toEqual([]);
  await inviteAgency(scope, vendor.id, { agency, email: "desk@elm.example", confirm: "domain" });
  expect((await listAgencies(scope, vendor.id)).agencies[0]?.confirmed).toMatchObject([{ value: "@elm.example" }]);
  await inviteAgency(scope, vendor.id, { agency, email: "Ann@Elm.example" });
  await expect(inviteAgency(scope, vendor.id, { agency, email: "office@vendor.example" })).rejects.toThrow();
  expect((await links()).map(({ recipient }) => recipient)).toEqual(["desk@elm.example", "Ann@Elm.example"]);
});

it("a confirmed address can be removed, which ends the links that went there and is in the log", async () => {
  const { company, scope, vendor, links } = await build("desk@elm.example");
  const other = await createVendorRow(company);
  await inviteAgency(scope, vendor.id, { agency, email: "desk@elm.example", confirm: "address" });
  await inviteAgency(scope, vendor.id, { agency, email: "office@elm.example", confirm: "address" });
  const [desk, office] = (await listAgencies(scope, vendor.id)).agencies[0]?.confirmed ?? [];
  await expect(withdrawConfirmed(scope, other.id, desk?.id ?? ""), "through a vendor of another agency").rejects.toThrow();
  const { agencies } = await withdrawConfirmed(scope, vendor.id, desk?.id ?? "");
  expect(agencies[0]?.confirmed).toEqual([office]);
  const ended = (await links()).map(({ recipient, revokedAt }) => [recipient, revokedAt !== null]);
  expect(Object.fromEntries(ended)).toEqual({ "desk@elm.example": true, "office@elm.example": false });
  await expect(inviteAgency(scope, vendor.id, { agency, email: "desk@elm.example" })).rejects.toThrow("Confirm that this address");
  const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { action: "agency.withdrawn" } }));
  expect(events).toMatchObject([{ actorId: scope.actor.id, details: { agency, value: "desk@elm.example", links: 1 } }]);
});

it("where anyone can have an address, the address is confirmed and never the domain", async () => {
  const { scope, vendor, links } = await build("elm.agency@gmail.com");
  const about = { agency, email: "elm.agency@gmail.com" };
  await expect(inviteAgency(scope, vendor.id, { ...about, confirm: "domain" })).rejects.toThrow("Anyone can have an address at gmail.com");
  await inviteAgency(scope, vendor.id, { ...about, confirm: "address" });
  await expect(inviteAgency(scope, vendor.id, { ...about, email: "elm.agent@gmail.com" })).rejects.toThrow();
  expect(await links()).toHaveLength(1);
});

it("a confirmed agency may email certificates of its insureds, and of no one else", async () => {
  const { company, scope, vendor } = await build("desk@elm.example");
  const other = await createVendorRow(company);
  const sender = "ann@elm.example";
  const proof = { from: sender, by: "dkim" as const, isDisowned: false };
  const ask = ({ id }: { id: string }) => findProof({ id, companyId: company.id }, { sender, proof }, true);
  expect(await ask(vendor)).toBeNull();
  await inviteAgency(scope, vendor.id, { agency, email: "desk@elm.example", confirm: "domain" });
  expect([await ask(vendor), await ask(other)]).toEqual(["dkim", null]);
  expect(await findProof({ id: vendor.id, companyId: company.id }, { sender, proof: { ...proof, by: null } }, true)).toBeNull();
});

it("an agency is called by its name in every text, without the ZIP Code that distinguishes it from another one", async () => {
  const { company, scope, vendor } = await build("desk@elm.example");
  const [listed] = (await listAgencies(scope, vendor.id)).agencies;
  expect(listed).toMatchObject({ name: agency, title: "Elm Agency, Inc." });
  const refused = inviteAgency(scope, vendor.id, { agency, email: "desk@elm.example" });
  await expect(refused).rejects.toThrow(/ Elm Agency, Inc\.(?!, 43000)/);
  await inviteAgency(scope, vendor.id, { agency, email: "desk@elm.example", confirm: "address" });
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { kind: "AGENT_REQUEST" } }));
  expect(`${mail.subject} ${mail.body}`).toContain("Elm Agency, Inc.");
  const { links } = await listLinks(scope, vendor.id);
  expect(links.map((link) => link.agency)).toEqual(["Elm Agency, Inc."]);
  expect(JSON.stringify([mail.subject, mail.body, links])).not.toContain("43000");
});
