import { beforeEach, describe, expect, it } from "vitest";
import { POST as RESTORE } from "@/app/api/requirements/[id]/restore/route";
import { PATCH } from "@/app/api/requirements/[id]/route";
import { POST as CREATE, GET as LIST } from "@/app/api/requirements/route";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { setMessages } from "@/lib/compliance/requirements/words-values";
import {
  archiveRequirementSet,
  changeRequirementSet,
  copyRequirementSet,
  createRequirementSet,
  makeDefaultSet,
  restoreRequirementSet,
} from "@/lib/compliance/sets/commands";
import { getRequirementSet, listRequirementSets } from "@/lib/compliance/sets/queries";
import { requirementSetInput, requirementSetPatch } from "@/lib/compliance/sets/schema";
import { inCompany } from "@/lib/infra/db";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { actionInWords } from "@/lib/tenancy/audit/values";
import { createCompany, createMember, createRequirementSetRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { say } from "@/messages/say";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

const change = (id: string, input: object) => changeRequirementSet(member.scope, id, requirementSetPatch.parse(input));
const create = (input: object) => createRequirementSet(member.scope, requirementSetInput.parse(input));
const call = async (handler: unknown, json: unknown, params?: Record<string, string>) => {
  const sent = { method: "POST", accessToken: member.accessToken, json, ...(params && { params }) };
  const { status, body } = await callRoute(handler as RouteHandler, sent);
  return {
    status,
    ...(body as { data?: Record<string, unknown>; error?: { code: string; message: string; fields: Record<string, string> } }),
  };
};

async function eventsOf(): Promise<string[]> {
  const { events } = await listActivity(company.scope, activityQuery.parse({}));
  return events.map(({ action, subject }) => `${actionInWords(action)}: ${subject?.name}`).reverse();
}

describe("a requirement set", () => {
  it("is created from nothing or from a ready set, and listed with its author", async () => {
    const own = await create({ ...readySets["dates-only"], name: " Our\nown " });
    expect(own).toMatchObject({ name: "Our own", number: 1, isDefault: false, problem: null, archivedAt: null });
    const ready = await create({ ready: "trucker" });
    expect(ready).toMatchObject({ name: "Trucker", requirements: readySets.trucker.requirements, gates: readySets.trucker.gates });
    const { sets, defaultId } = await listRequirementSets(member.scope);
    expect(sets.map(({ name, requirementCount, changedBy }) => [name, requirementCount, changedBy])).toEqual([
      ["Our own", 1, "Test Member"],
      ["Trucker", readySets.trucker.requirements.length, "Test Member"],
    ]);
    expect(defaultId).toBeNull();
    expect(await eventsOf()).toEqual(["added a requirement set: Our own", "added a requirement set: Trucker"]);
  });

  it.each<[string, object, string, string]>([
    ["no requirements", { ...readySets.default, requirements: [] }, "requirements", say(setMessages.empty)],
    [
      "a minimum of 0",
      { ...readySets.default, requirements: [{ ...readySets.default.requirements[1], minimum: 0 }] },
      "requirements.0.minimum",
      say(setMessages.amount),
    ],
    ["no name", { ready: "standard", name: " " }, "name", say(setMessages.name)],
    ["nothing at all", {}, "name", "name is required"],
    ["a ready set that does not exist", { ready: "gold" }, "ready", `ready must be one of: ${Object.keys(readySets).join(", ")}`],
  ])("with %s is refused at its field", async (_, input, field, message) => {
    const { status, error } = await call(CREATE, input);
    expect({ status, said: error?.fields[field] }).toEqual({ status: 400, said: message });
    expect((await listRequirementSets(member.scope)).sets).toEqual([]);
  });

  it("has a name that no other set in use has, regardless of case", async () => {
    const first = await create({ ready: "standard", name: "Trades" });
    const { status, error } = await call(CREATE, { ready: "default", name: "TRADES" });
    expect({ status, said: error?.fields.name }).toEqual({ status: 409, said: "A requirement set with this name already exists" });
    const other = await create({ ready: "default", name: "Others" });
    await expect(change(other.id, { name: "trades" })).rejects.toMatchObject({ code: "conflict" });
    await archiveRequirementSet(member.scope, first.id);
    expect((await create({ ready: "default", name: "Trades" })).name).toBe("Trades");
  });

  it("gets a new version with a change, and keeps the ones before", async () => {
    const { id, requirements } = await create({ ready: "default", name: "Trades" });
    const more = [...requirements, ...readySets["dates-only"].requirements];
    const changed = await change(id, { requirements: more });
    expect(changed).toMatchObject({ number: 2, requirements: more });
    expect(changed.versions.map(({ number, createdBy }) => [number, createdBy])).toEqual([
      [2, "Test Member"],
      [1, "Test Member"],
    ]);
    expect((await getRequirementSet(member.scope, id, { number: 1 })).requirements).toEqual(requirements);
    await expect(getRequirementSet(member.scope, id, { number: 3 })).rejects.toThrow("Requirement set not found");
    expect((await change(id, { requirements: more })).number, "the same again is no change").toBe(2);
    expect(await eventsOf()).toEqual(["added a requirement set: Trades", "changed a requirement set: Trades"]);
  });

  it("is renamed without a new version", async () => {
    const { id } = await create({ ready: "default", name: "Trades" });
    expect(await change(id, { name: "All trades" })).toMatchObject({ name: "All trades", number: 1 });
    expect((await eventsOf()).at(-1)).toBe("renamed a requirement set: All trades");
  });

  it("of two people who change it, refuses the second and returns the current state", async () => {
    const { id, version, requirements } = await create({ ready: "default", name: "Trades" });
    await change(id, { requirements: requirements.slice(0, 3), version });
    const { status, error } = await call(PATCH, { requirements: requirements.slice(0, 2), version }, { id });
    expect({ status, error }).toMatchObject({
      status: 409,
      error: { code: "outdated", fields: { requirements: expect.any(String) }, current: { requirements: requirements.slice(0, 3) } },
    });
    const gates = readySets["high-risk"].gates;
    expect((await change(id, { gates, version })).number, "another part was not changed since").toBe(3);
  });

  it("refuses a change that does not fit the rest, and keeps what it was", async () => {
    const { id, requirements } = await create({ ready: "default" });
    const twice = [requirements[0], { ...requirements[0], key: "again" }];
    const { status, error } = await call(PATCH, { requirements: twice }, { id });
    expect({ status, fields: error?.fields }).toEqual({ status: 400, fields: { "requirements.1": say(setMessages.duplicate) } });
    expect(await getRequirementSet(member.scope, id)).toMatchObject({ number: 1, requirements });
  });

  it("is copied, an archived one too, under a name of its own", async () => {
    const { id } = await create({ ready: "supplier", name: "Suppliers" });
    const names = [];
    for (const input of [{}, {}, { name: "Ours" }]) names.push((await copyRequirementSet(member.scope, id, input)).name);
    expect(names).toEqual(["Copy of Suppliers", "Copy of Suppliers (2)", "Ours"]);
    await archiveRequirementSet(member.scope, id);
    const copy = await copyRequirementSet(member.scope, id, { name: "Suppliers" });
    expect(copy).toMatchObject({ number: 1, requirements: readySets.supplier.requirements, archivedAt: null });
  });

  it("is archived unless it is the default, and takes no change then", async () => {
    const first = await create({ ready: "default", name: "First" });
    const second = await create({ ready: "standard", name: "Second" });
    expect(await makeDefaultSet(member.scope, first.id)).toMatchObject({ isDefault: true });
    await expect(archiveRequirementSet(member.scope, first.id)).rejects.toThrow("This is your default set.");
    await makeDefaultSet(member.scope, second.id);
    await archiveRequirementSet(member.scope, first.id);
    await archiveRequirementSet(member.scope, first.id);
    const { sets, defaultId } = await listRequirementSets(member.scope);
    expect(defaultId).toBe(second.id);
    expect(sets.map(({ name, archivedAt }) => [name, archivedAt !== null])).toEqual([
      ["Second", false],
      ["First", true],
    ]);
    await expect(change(first.id, { name: "Other" })).rejects.toThrow("This requirement set is archived.");
    await expect(makeDefaultSet(member.scope, first.id)).rejects.toThrow("This requirement set is archived.");
    expect((await eventsOf()).slice(2)).toEqual([
      "made a requirement set the default: First",
      "made a requirement set the default: Second",
      "archived a requirement set: First",
    ]);
  });

  it("is restored from the archive, and takes changes again", async () => {
    const { id } = await create({ ready: "default", name: "Trades" });
    await archiveRequirementSet(member.scope, id);
    expect(await restoreRequirementSet(member.scope, id)).toMatchObject({ name: "Trades", number: 1, archivedAt: null });
    await restoreRequirementSet(member.scope, id);
    expect((await change(id, { gates: readySets["high-risk"].gates })).number).toBe(2);
    expect((await eventsOf()).slice(2)).toEqual(["restored a requirement set: Trades", "changed a requirement set: Trades"]);
  });

  it("is not restored while another set in use has its name", async () => {
    const { id } = await create({ ready: "default", name: "Trades" });
    await archiveRequirementSet(member.scope, id);
    const other = await create({ ready: "standard", name: "trades" });
    const { status, error } = await call(RESTORE, {}, { id });
    expect({ status, said: error?.message }).toEqual({ status: 409, said: "A requirement set with this name already exists" });
    await change(other.id, { name: "Other trades" });
    expect((await call(RESTORE, {}, { id })).status).toBe(200);
  });

  it("that can no longer be read says so, and is changed only as a whole", async () => {
    const { id } = await createRequirementSetRow(company, { requirements: [] }, { name: "Old" });
    expect(await getRequirementSet(member.scope, id)).toMatchObject({ requirements: [], gates: null, problem: say(setMessages.empty) });
    expect((await change(id, { name: "Older" })).name).toBe("Older");
    const { requirements, gates } = readySets.default;
    await expect(change(id, { requirements })).rejects.toMatchObject({ code: "invalid" });
    expect(await change(id, { requirements, gates })).toMatchObject({ number: 2, problem: null });
  });

  it("is one of at most 100 in use", async () => {
    const archived = await create({ ready: "standard" });
    await archiveRequirementSet(member.scope, archived.id);
    for (let number = 0; number < 100; number += 1) await createRequirementSetRow(company);
    const full = "You have 100 requirement sets in use. Archive one first.";
    await expect(create({ ready: "default" })).rejects.toThrow(full);
    await expect(restoreRequirementSet(member.scope, archived.id)).rejects.toThrow(full);
  });
});

describe("another company", () => {
  it("sees none of the sets, and changes, copies, archives, restores and makes default none", async () => {
    const { id } = await create({ ready: "default", name: "Trades" });
    const other = await createMember(await createCompany());
    expect(await listRequirementSets(other.scope)).toEqual({ sets: [], defaultId: null });
    const missing = { code: "not_found", message: "Requirement set not found" };
    for (const attempt of [
      () => getRequirementSet(other.scope, id),
      () => changeRequirementSet(other.scope, id, { name: "Theirs" }),
      () => copyRequirementSet(other.scope, id, {}),
      () => archiveRequirementSet(other.scope, id),
      () => restoreRequirementSet(other.scope, id),
      () => makeDefaultSet(other.scope, id),
    ])
      await expect(attempt()).rejects.toMatchObject(missing);
    expect(await getRequirementSet(member.scope, id)).toMatchObject({ name: "Trades", isDefault: false, archivedAt: null });
    const foreign = inCompany(other.scope, (tx) =>
      tx.company.update({ where: { id: other.scope.companyId }, data: { defaultRequirementSetId: id } }),
    );
    await expect(foreign, "the database refuses it too").rejects.toThrow();
    expect((await call(LIST, undefined)).status).toBe(200);
  });
});
