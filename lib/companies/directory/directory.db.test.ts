import { randomUUID } from "node:crypto";
import SCIMMY from "scimmy";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as me } from "@/app/api/auth/me/route";
import { DELETE as deleteGroup, PATCH as patchGroup, PUT as putGroup, GET as readGroup } from "@/app/api/scim/v2/Groups/[id]/route";
import { POST as addGroup, GET as listGroups } from "@/app/api/scim/v2/Groups/route";
import { GET as resourceTypes } from "@/app/api/scim/v2/ResourceTypes/route";
import { GET as schemas } from "@/app/api/scim/v2/Schemas/route";
import { GET as config } from "@/app/api/scim/v2/ServiceProviderConfig/route";
import { DELETE as deleteUser, PATCH as patchUser, PUT as putUser, GET as readUser } from "@/app/api/scim/v2/Users/[id]/route";
import { POST as addUser, GET as listUsers } from "@/app/api/scim/v2/Users/route";
import { GET as vendors } from "@/app/api/vendors/route";
import { createKey } from "@/lib/accounts/api-keys/commands";
import { listKeys } from "@/lib/accounts/api-keys/queries";
import { urns } from "@/lib/companies/directory/values";
import { changeGroup, changePolicy, createToken, endToken } from "@/lib/companies/sign-on/commands";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { type Answer, type Call, callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
let token: string;
const domain = `${randomUUID()}.example`;

/** A company with a verified domain, and a token for its directory. */
async function openDirectory(of: TestCompany, name: string) {
  const owner = await createMember(of, "ADMIN", { email: `owner@${name}` });
  await inCompany(of.scope, (tx) =>
    tx.signOnDomain.create({ data: { companyId: of.id, domain: name, token: "invented", verifiedAt: new Date() } }),
  );
  const { secret, token: row } = await createToken(owner.scope);
  return { owner, secret, id: row.id };
}

beforeAll(async () => {
  company = await createCompany();
  const opened = await openDirectory(company, domain);
  admin = opened.owner;
  token = opened.secret;
});

const scim = (handler: RouteHandler, call: Call = {}) =>
  callRoute(handler, {
    accessToken: token,
    ...call,
    headers: { ...(call.json !== undefined && { "content-type": "application/scim+json" }) },
  });
type Resource = Record<string, unknown> & { id: string };
const bodyOf = (answer: Answer) => answer.body as Resource;
const person = (name: string, more: object = {}) => ({
  schemas: [urns.user],
  userName: `${name}@${domain}`,
  name: { givenName: "Nia", familyName: "Mason" },
  emails: [{ value: `${name}@${domain}`, type: "work", primary: true }],
  active: true,
  ...more,
});
const add = async (name: string, more: object = {}) => bodyOf(await scim(addUser, { method: "POST", json: person(name, more) }));
const patch = (id: string, ...Operations: object[]) =>
  scim(patchUser, { method: "PATCH", params: { id }, json: { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations } });
const find = async (filter: string) => {
  const { body } = await scim(listUsers, { path: `/?${new URLSearchParams({ filter })}` });
  return (body as { Resources: Resource[] }).Resources.map(({ userName }) => userName);
};
const row = (id: string) => inCompany(company.scope, (tx) => tx.user.findUniqueOrThrow({ where: { id } }));

describe("people", () => {
  it("are created, found, changed, deactivated and removed, as another implementation of the standard reads them", async () => {
    const made = await scim(addUser, { method: "POST", json: person("whole", { externalId: "ext-1" }) });
    expect(made.status).toBe(201);
    expect(made.headers.get("content-type")).toBe("application/scim+json");
    const long = await scim(addUser, { method: "POST", json: person("long", { displayName: "N".repeat(400) }) });
    expect(long.body).toMatchObject({
      status: "400",
      scimType: "invalidValue",
      detail: "displayName has 400 characters, and at most 320 are taken",
    });
    const user = bodyOf(made);
    expect(made.headers.get("location")).toBe((user.meta as { location: string }).location);
    // SCIMMY throws where a resource does not keep to the standard's own schema.
    const read = new SCIMMY.Schemas.User(user as never, "out");
    expect(read).toMatchObject({ userName: `whole@${domain}`, externalId: "ext-1", active: true, displayName: "Nia Mason" });
    const list = (await scim(listUsers)).body as ConstructorParameters<typeof SCIMMY.Messages.ListResponse>[0];
    expect(new SCIMMY.Messages.ListResponse(list).totalResults).toBeGreaterThan(1);

    const { id } = user;
    const changed = await scim(putUser, {
      method: "PUT",
      params: { id },
      json: person("whole", { name: { givenName: "Ana", familyName: "Mason" } }),
    });
    expect(changed.body).toMatchObject({ displayName: "Ana Mason", externalId: "ext-1" });
    expect((await scim(deleteUser, { method: "DELETE", params: { id } })).status).toBe(204);
    expect((await scim(readUser, { params: { id } })).body).toEqual({ schemas: [urns.error], status: "404", detail: "User not found" });
    expect(await row(id)).toMatchObject({ status: "SUSPENDED", deletedAt: null });
    // Who is hired again is the same person here.
    expect((await add("whole")).id).toBe(id);
  });

  it("take patches in the ways of Entra and of Okta", async () => {
    const { id } = await add("dialects");
    await patch(id, { op: "Replace", path: "active", value: "False" });
    expect(await row(id)).toMatchObject({ status: "SUSPENDED" });
    await patch(id, { op: "replace", value: { active: true, "name.givenName": "Iris" } });
    expect(await row(id)).toMatchObject({ status: "ACTIVE", firstName: "Iris" });
    const entra = [
      { op: "Add", path: 'emails[type eq "work"].value', value: `moved@${domain}` },
      { op: "Replace", path: "name.familyName", value: "Stone" },
      { op: "Add", path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", value: "Site" },
      { op: "Add", path: "title", value: "Foreman" },
      { op: "Remove", path: "externalId" },
    ];
    expect((await patch(id, ...entra)).body).toMatchObject({ emails: [{ value: `moved@${domain}` }], displayName: "Iris Stone" });
    expect((await patch(id, { op: "replace", path: "emails", value: [{ value: "x@elsewhere.example" }] })).status).toBe(400);
    expect((await patch(id, { op: "twist", path: "active", value: true })).body).toMatchObject({
      scimType: "invalidSyntax",
      status: "400",
    });
  });

  it("are found by the filters that directories send", async () => {
    const { id } = await add("filtered", { externalId: "Ext-Filtered" });
    const one = [`filtered@${domain}`];
    for (const filter of [
      `userName eq "FILTERED@${domain}"`,
      'externalId eq "Ext-Filtered"',
      `emails[type eq "work" and value eq "filtered@${domain}"]`,
      `emails.value eq "filtered@${domain}"`,
      `urn:ietf:params:scim:schemas:core:2.0:User:userName sw "filtered@"`,
      `userName co "iltered" and active eq true`,
      `displayName eq "nia mason" and userName sw "filt"`,
      `id eq "${id}"`,
    ]) {
      expect(await find(filter), filter).toEqual(one);
    }
    expect(await find('externalId eq "ext-filtered"')).toEqual([]);
    const wrong = await scim(listUsers, { path: `/?${new URLSearchParams({ filter: "userName is 1" })}` });
    expect(wrong).toMatchObject({ status: 400, body: { schemas: [urns.error], scimType: "invalidFilter" } });
    const page = await scim(listUsers, { path: "/?startIndex=2&count=1" });
    expect(page.body).toMatchObject({ startIndex: 2, itemsPerPage: 1 });
    expect((await scim(listUsers, { path: "/?count=0" })).body).toMatchObject({ Resources: [], itemsPerPage: 0 });
  });

  it("are only those of the company's own domains, and no account is taken over", async () => {
    const elsewhere = await createMember(await createCompany(), "ADMIN", { email: `elsewhere@${domain}` });
    const cases: [object, number, string][] = [
      [person("x", { userName: "x@other.example", emails: [{ value: "x@other.example" }] }), 400, "invalidValue"],
      [person("elsewhere"), 409, "uniqueness"],
      [person("owner"), 409, "uniqueness"],
      [{ emails: [] }, 400, "invalidValue"],
    ];
    for (const [json, status, scimType] of cases)
      expect(await scim(addUser, { method: "POST", json }), scimType).toMatchObject({ status, body: { scimType } });
    expect((await scim(readUser, { params: { id: elsewhere.id } })).status).toBe(404);
    expect((await patch(elsewhere.id, { op: "replace", path: "active", value: false })).status).toBe(404);
  });

  it("lose sessions at once, and their keys where the company wants it; the last admin stays", async () => {
    const member = await createMember(company, "ADMIN", { email: `leaver@${domain}` });
    await createKey(member.scope, { name: "Theirs", scope: "read", expiresOn: "" });
    await changePolicy(admin.scope, { endsKeys: true });
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(200);
    await patch(member.id, { op: "replace", path: "active", value: false });
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(401);
    expect((await listKeys(admin.scope)).keys).toMatchObject([{ name: "Theirs", status: "revoked" }]);
    const last = await patch(admin.id, { op: "replace", path: "active", value: false });
    expect(last).toMatchObject({ status: 409, body: { schemas: [urns.error], status: "409" } });
    expect((await scim(deleteUser, { method: "DELETE", params: { id: admin.id } })).status).toBe(409);
    expect((await row(admin.id)).status).toBe("ACTIVE");
  });

  it("get an email only where they need a password", async () => {
    await add("mailed");
    const mails = await inCompany(company.scope, (tx) =>
      tx.mail.findMany({ where: { recipient: `mailed@${domain}` }, select: { kind: true } }),
    );
    expect(mails).toEqual([{ kind: "SECURITY_NOTICE" }]);
  });
});

describe("groups", () => {
  it("give roles, the highest counts, and never take the last admin", async () => {
    const { id } = await add("grouped");
    const make = async (displayName: string, members: string[]) =>
      bodyOf(await scim(addGroup, { method: "POST", json: { displayName, members: members.map((value) => ({ value })) } }));
    const managers = await make("Managers", [id]);
    const viewers = await make("Viewers", [id]);
    expect(new SCIMMY.Schemas.Group(managers as never, "out")).toMatchObject({ displayName: "Managers" });
    await changeGroup(admin.scope, managers.id, { role: "MANAGER" });
    await changeGroup(admin.scope, viewers.id, { role: "VIEWER" });
    expect((await row(id)).role).toBe("MANAGER");
    const change = (group: string, ...Operations: object[]) =>
      scim(patchGroup, { method: "PATCH", params: { id: group }, json: { Operations } });
    await change(managers.id, { op: "Remove", path: `members[value eq "${id}"]` });
    expect((await row(id)).role).toBe("VIEWER");
    await change(managers.id, { op: "Add", path: "members", value: [{ value: id }] });
    expect((await row(id)).role).toBe("MANAGER");
    expect(
      (await scim(listGroups, { path: `/?${new URLSearchParams({ filter: 'displayName eq "managers"', excludedAttributes: "members" })}` }))
        .body,
    ).toMatchObject({
      totalResults: 1,
      Resources: [{ id: managers.id, displayName: "Managers" }],
    });
    await changeGroup(admin.scope, viewers.id, { role: "VIEWER" });
    const lock = await change(viewers.id, { op: "add", value: { members: [{ value: admin.id }] } });
    expect(lock.status).toBe(409);
    expect((await change(viewers.id, { op: "add", path: "members", value: [{ value: randomUUID() }] })).status).toBe(400);
    await scim(putGroup, { method: "PUT", params: { id: managers.id }, json: { displayName: "Site Managers", members: [] } });
    expect((await scim(readGroup, { params: { id: managers.id } })).body).toMatchObject({ displayName: "Site Managers", members: [] });
    expect((await row(id)).role).toBe("VIEWER");
    expect((await scim(deleteGroup, { method: "DELETE", params: { id: managers.id } })).status).toBe(204);
  });
});

it("describes itself as the standard has it", async () => {
  const { body } = await scim(config);
  expect(body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    etag: { supported: false },
    filter: { supported: true },
  });
  expect((await scim(resourceTypes)).body).toMatchObject({ totalResults: 2, Resources: [{ endpoint: "/Users" }, { endpoint: "/Groups" }] });
  expect((await scim(schemas)).body).toMatchObject({ Resources: [{ id: urns.user }, { id: urns.group }] });
});

it("takes the tokens of its own company alone, which can do nothing else and end at once", async () => {
  const other = await createCompany();
  const opened = await openDirectory(other, `${randomUUID()}.example`);
  const seen = await callRoute(listUsers, { accessToken: opened.secret });
  expect(seen.body).toMatchObject({ totalResults: 1 });
  expect((await callRoute(vendors, { accessToken: opened.secret })).status).toBe(403);
  expect((await callRoute(listUsers, { accessToken: admin.accessToken })).status).toBe(403);
  const { secret } = await createKey(opened.owner.scope, { name: "Everything", scope: "everything", expiresOn: "" });
  expect((await callRoute(listUsers, { accessToken: secret })).status).toBe(403);
  await endToken(opened.owner.scope, opened.id);
  expect(await callRoute(listUsers, { accessToken: opened.secret })).toMatchObject({
    status: 401,
    body: { schemas: [urns.error], status: "401", detail: expect.stringContaining("The SCIM token is missing, wrong or ended") },
  });
});
