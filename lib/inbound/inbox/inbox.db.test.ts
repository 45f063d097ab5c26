import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as decideMany } from "@/app/api/inbox/batch/route";
import { GET as list } from "@/app/api/inbox/route";
import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import type { InboxListDto } from "@/lib/inbound/inbox/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import type { BatchDto } from "@/lib/infra/lists/schema";
import {
  createCompany,
  createMember,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import {
  addressOf,
  answerAll,
  answersOf,
  deliveriesOf,
  documentsOf,
  fileAll,
  openInbound,
  strangePeer,
  takeMessage,
} from "@/lib/testing/inbound";
import { pdfPart, writeMessage } from "@/lib/testing/messages";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };
beforeEach(async () => {
  vi.restoreAllMocks();
  openInbound();
  company = await createCompany();
  member = await createMember(company);
  vendor = await createVendorRow(company);
});
afterAll(() => closeParsers());

const inbox = async (query: Record<string, string> = {}): Promise<InboxListDto> =>
  (
    (await callRoute(list as RouteHandler, { accessToken: member.accessToken, path: `/?${new URLSearchParams(query)}` })).body as {
      data: InboxListDto;
    }
  ).data;
const decide = async (action: string, ids: string[], who = member): Promise<{ status: number; body: { data: BatchDto } }> =>
  (await callRoute(decideMany as RouteHandler, { accessToken: who.accessToken, method: "POST", json: { action, ids } })) as {
    status: number;
    body: { data: BatchDto };
  };

const away = (subject: string) =>
  takeMessage(
    writeMessage({
      from: vendor.email,
      to: addressOf(company, vendor.id),
      subject,
      text: "Away.",
      headers: ["Auto-Submitted: auto-replied"],
    }),
  );
const unverified = async (subject: string) =>
  takeMessage(writeMessage({ from: vendor.email, to: "docs@in.example", subject, parts: [pdfPart(await simpleCertificate())] }), {
    peer: strangePeer,
  });
const subjects = ({ messages }: InboxListDto) => messages.map(({ subject }) => subject).toSorted();

describe("automatic replies in the Inbox", () => {
  it("are one group, which a person opens and dismisses together, and get no answer", async () => {
    for (const count of [1, 2, 3]) await away(`Away ${count}`);
    await unverified("Certificate");
    const grouped = await inbox({ grouped: "true" });
    expect(subjects(grouped)).toEqual(["Certificate"]);
    expect(grouped).toMatchObject({ counts: { waiting: 1, automatic: 3, filed: 0, closed: 0 }, pagination: { total: 1 } });
    const { messages } = await inbox({ state: "automatic" });
    expect(messages.map(({ cause, canConfirm }) => [cause, canConfirm])).toEqual(Array(3).fill(["automatic", false]));

    const { status, body } = await decide(
      "dismiss",
      messages.map(({ id }) => id),
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ done: expect.arrayContaining(messages.map(({ id }) => id)), failed: [] });
    expect((await inbox({ grouped: "true" })).counts).toEqual({ waiting: 1, automatic: 0, filed: 0, closed: 3 });
    expect(await deliveriesOf(company)).toEqual(
      expect.arrayContaining(
        messages.map(({ id }) => expect.objectContaining({ id, state: "closed", settledById: member.scope.actor.id })),
      ),
    );
    await answerAll(company);
    expect(await answersOf(company)).toEqual([]);
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.count({ where: { action: "inbound.dismissed" } }));
    expect(events).toBe(3);
  });
});

describe("several emails decided together", () => {
  it("are each filed as if they were alone, and one that cannot be is named with the reason", async () => {
    for (const count of [1, 2]) await unverified(`Certificate ${count}`);
    await away("Away");
    const ids = (await deliveriesOf(company)).map(({ id }) => id);
    const gone = randomUUID();
    const { body } = await decide("confirm", [...ids, gone]);
    expect(body.data.done).toHaveLength(2);
    expect(body.data.failed).toEqual([
      { id: ids[2], name: "Away", reason: expect.stringContaining("nothing to confirm") },
      { id: gone, name: null, reason: expect.stringContaining("not found") },
    ]);
    for (const { messageId } of await deliveriesOf(company)) await fileAll(messageId);
    expect((await documentsOf(company, vendor.id)).map(({ senderProof }) => senderProof)).toEqual(["person", "person"]);
    expect((await inbox()).counts).toEqual({ waiting: 0, automatic: 1, filed: 2, closed: 0 });
  });

  it("stay filed when they are chosen once more by someone who has not seen it", async () => {
    await unverified("Certificate");
    const [{ id = "", messageId = "" } = {}] = await deliveriesOf(company);
    await decide("confirm", [id]);
    await fileAll(messageId);
    for (const action of ["dismiss", "confirm"] as const)
      expect((await decide(action, [id])).body.data.failed, action).toMatchObject([{ id, reason: expect.stringMatching(/filed/) }]);
    expect(await deliveriesOf(company)).toMatchObject([{ state: "filed" }]);
    expect(await documentsOf(company, vendor.id)).toHaveLength(1);
  });

  it("never include another company's", async () => {
    await away("Away");
    const [{ id = "" } = {}] = await deliveriesOf(company);
    const stranger = await createMember(await createCompany());
    expect((await decide("dismiss", [id], stranger)).body.data).toMatchObject({ done: [], failed: [{ id, name: null }] });
    expect(await deliveriesOf(company)).toMatchObject([{ state: "waiting" }]);
  });
});

it("a company that signs up has its plain address at once, and what is sent there is in its Inbox", async () => {
  const name = `Larch Builders ${randomUUID().slice(0, 6)}`;
  const addresses: string[] = [];
  for (const number of [1, 2]) {
    const email = `owner-${randomUUID()}@larch.example`;
    const person = { firstName: "Ann", lastName: "Larch", email, companyName: name, companySize: "1-10", agreeToTerms: true };
    const json = { ...person, password: "correct horse battery" };
    expect((await callRoute(register as RouteHandler, { method: "POST", json })).status).toBe(201);
    const user = await asPlatform().user.findFirstOrThrow({ where: { email }, include: { company: true } });
    const address = `${user.company.inboundName}@in.example`;
    expect(user.company.inboundName, `sign-up ${number}`).toMatch(/^larch-builders/);
    addresses.push(address);
    await takeMessage(
      writeMessage({ from: `agent@${number}.example`, to: address, subject: "Certificate", parts: [pdfPart(await simpleCertificate())] }),
    );
    const deliveries = await asPlatform().inboundDelivery.findMany({ where: { companyId: user.companyId } });
    expect(deliveries).toMatchObject([{ state: "waiting", cause: "unknown_sender" }]);
  }
  expect(new Set(addresses).size).toBe(2);
});
