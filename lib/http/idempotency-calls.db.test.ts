import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { heedsKey } from "@/lib/http/idempotency";
import { inCompany } from "@/lib/infra/db";
import { portalToken } from "@/lib/mail/links-rules";
import type { Subject } from "@/lib/testing/access-rows";
import { listCalls, type TestedCall } from "@/lib/testing/calls";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { type Call, callRoute } from "@/lib/testing/request";

const posts = (await listCalls()).filter(({ method }) => method === "POST");
let company: TestCompany;
let admin: TestMember;

beforeAll(async () => {
  company = await createCompany({ planSince: new Date(), plan: "enterprise" });
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
});

async function freshSubject(): Promise<Subject> {
  const { id: vendorId } = await createVendorRow(company);
  const { id: documentId } = await createStoredDocument(admin.scope, vendorId, { bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`) });
  const { id: projectId } = await createProjectRow(company, [vendorId]);
  const { id: assignmentId } = await inCompany(company.scope, (tx) => tx.assignment.findFirstOrThrow({ where: { projectId } }));
  const { id: requirementSetId } = await createRequirementSetRow(company);
  return { vendorId, documentId, projectId, assignmentId, requirementSetId };
}

/** For a call that needs no row of the company. */
const nothing: Subject = { vendorId: "", documentId: "", projectId: "", assignmentId: "", requirementSetId: "" };

/** Why a call does not heed the key; every other POST does. */
const exempt: Record<string, string> = {
  "POST /api/auth/login": "its answer signs in",
  "POST /api/auth/refresh": "its answer signs in",
  "POST /api/auth/second-factor": "its answer signs in",
  "POST /api/auth/logout": "it ends whatever is signed in now",
  "POST /api/billing/stripe": "events have ids of their own",
  "POST /api/inbound/[provider]": "emails have ids of their own",
  "POST /api/scim/v2/Groups": "a directory knows a group by its displayName, and gets 409 for a second one",
  "POST /api/scim/v2/Users": "a directory knows a person by their userName, and gets 409 for a second one",
  "POST /api/mcp": "its tools that change something need a confirmation",
  "POST /api/requirements/exhibits/pages/[page]": "it answers a picture and changes nothing",
};

it("every POST heeds the Idempotency-Key, except those that cannot", () => {
  const without = posts.filter(({ declaration }) => !heedsKey(declaration)).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(exempt).toSorted());
});

/** Where the access table calls with nothing that any work is done for. */
const own: Record<string, (subject: Subject) => Call | Promise<Call>> = {
  "POST /api/auth/password-check": () => ({ json: { password: "correct horse battery" } }),
  "POST /api/auth/forgot-password": () => ({ json: { email: `${randomUUID()}@company.example` } }),
  "POST /api/portal/[token]/contact": async (subject) => ({ ...(await byLink(subject)), json: { email: "new@vendor.example" } }),
  "POST /api/portal/[token]/agent": async (subject) => ({ ...(await byLink(subject)), json: { email: "desk@agency.example" } }),
  "POST /api/portal/[token]/exceptions": async (subject) => ({
    ...(await byLink(subject)),
    json: { requirement: "gl-coverage", reason: "Invented" },
  }),
  "POST /api/portal/[token]/passport": byLink,
  "POST /api/portal/[token]/reports": async (subject) => ({
    ...(await byLink(subject)),
    json: { policyId: randomUUID(), kind: "cancelled" },
  }),
  "POST /api/portal/[token]/documents": async (subject) => {
    const form = new FormData();
    form.append("document", new Blob([`%PDF-1.7 ${randomUUID()}`]), "certificate.pdf");
    return { ...(await byLink(subject)), form };
  },
};

/** A call by a link to the vendor's own page. */
async function byLink({ vendorId }: Subject): Promise<Call> {
  const link = { kind: "VENDOR", vendorId, recipient: "office@vendor.example" } as const;
  return { params: { token: portalToken(await inCompany(company.scope, (tx) => createPortalLink(tx, admin.scope, link))) } };
}

/** These sign in again when they are repeated: see the registration in idempotency.db.test.ts. */
const signsInAgain = ["POST /api/auth/register", "POST /api/auth/sso/sign-up", "POST /api/team/accept"];

/** Another body than the one before. A call that reads none has no other. */
function anotherBody({ declaration }: TestedCall, { json, form }: Call): Call | null {
  if (declaration.upload) {
    const other = new FormData();
    for (const [name, value] of form ?? []) {
      if (typeof value === "string") other.append(name, value);
      else other.append(name, new Blob(["%PDF-1.7 another one"]), "another.pdf");
    }
    return [...other].some(([, value]) => typeof value !== "string") ? { form: other } : null;
  }
  return declaration.body ? { json: { ...(json as object), another: "body" } } : null;
}

const tried = posts.filter(({ name }) => !(name in exempt) && !signsInAgain.includes(name));

describe.each(few(tried, 24))("$name", (call: TestedCall) => {
  it("gives the same key the same answer, once for calls that come at once, and refuses another body", async () => {
    const ask = own[call.name] ?? call.row.call;
    const made = (await ask?.(ask.length > 0 ? await freshSubject() : nothing)) ?? {};
    const headers = { "idempotency-key": randomUUID(), "x-coverkeep-peer": "203.0.113.7" };
    const isAlone = ["public", "portal"].includes(call.declaration.access);
    const send = (change: Call = {}) =>
      callRoute(call.handler, { ...made, ...(!isAlone && { accessToken: admin.accessToken }), ...change, method: "POST", headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.status).toBeLessThan(429);
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
    const replayed = [first, second].map((answer) => answer.headers.get("idempotency-replayed"));
    expect(replayed.toSorted(), "one of the two did the work").toEqual(["true", null].toSorted());
    const other = anotherBody(call, made);
    if (other) expect(await send(other)).toMatchObject({ status: 422, body: { error: { code: "key_reused" } } });
  });
});
