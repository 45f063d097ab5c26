import { beforeEach, describe, expect, it } from "vitest";
import { listKinds } from "@/lib/compliance/kinds/queries";
import { type KindDto, kindFields, kindInput, kindPatch } from "@/lib/compliance/kinds/schema";
import { starterKeys } from "@/lib/compliance/kinds/starters-values";
import { mostKinds } from "@/lib/compliance/kinds/values";
import { archiveKind, changeKind, createKind, restoreKind } from "@/lib/documents/kinds/commands";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";

let company: TestCompany;
let manager: TestMember;
beforeEach(async () => {
  company = await createCompany();
  manager = await createMember(company, "MANAGER");
});

const add = (input: object): Promise<KindDto> => createKind(manager.scope, kindInput.parse(input));
const change = (id: string, patch: object) => changeKind(manager.scope, id, kindPatch.parse(patch));
const names = async () => (await listKinds(manager.scope)).kinds.map(({ name }) => name);

describe("kinds of documents", () => {
  it("offers all starters and has none in use until one is chosen", async () => {
    const before = await listKinds(manager.scope);
    expect(before.kinds).toEqual([]);
    expect(before.starters.map(({ key }) => key)).toEqual(starterKeys);
    const kind = await add({ starter: "license", told: "Send your state license." });
    expect(kind).toMatchObject({
      name: "Contractor license",
      expires: "date",
      told: "Send your state license.",
      reminderDays: [60, 30, 7],
    });
    expect((await listKinds(manager.scope)).starters.map(({ key }) => key)).not.toContain("license");
    await expect(add({ starter: "license", name: "Another" })).rejects.toMatchObject({ code: "conflict" });
  });

  it("says at the field what a kind lacks", async () => {
    const refused = async (input: object) =>
      (
        await Promise.resolve()
          .then(() => add(input))
          .catch((error) => error)
      ).fields;
    expect(await refused({ expires: "never" })).toHaveProperty("name");
    expect(await refused({ name: "Permit" })).toHaveProperty("expires");
    expect(await refused({ name: "Permit", expires: "months" })).toHaveProperty("months");
    expect(() => kindInput.parse({ name: " ", expires: "never" })).toThrow();
    expect(() => kindInput.parse({ name: "Permit", expires: "never", told: "See www.permits.example" })).toThrow();
    expect(() => kindInput.parse({ name: "Permit", expires: "date", reminderDays: [0] })).toThrow();
  });

  it("takes what a person types in the form", () => {
    const typed = { name: "Permit", told: "", expires: "months", months: "24", reminderDays: "30, 60", reminderText: "", fileTypes: [] };
    const taken = kindFields.parse({ ...typed, titleWords: "city permit\n\n" });
    expect(taken).toMatchObject({ months: 24, reminderDays: [60, 30], titleWords: ["city permit"] });
    expect(kindFields.safeParse({ ...typed, titleWords: "", reminderDays: "soon" }).success).toBe(false);
  });

  it("has a name once among the kinds in use, whatever its case", async () => {
    const { id, version } = await add({ name: "Permit", expires: "never" });
    await expect(add({ name: "PERMIT", expires: "never" })).rejects.toMatchObject({
      code: "conflict",
      fields: { name: expect.anything() },
    });
    await archiveKind(manager.scope, id, version);
    await add({ name: "PERMIT", expires: "never" });
    await expect(restoreKind(manager.scope, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await names()).toEqual(["PERMIT", "Permit"]);
  });

  it("forgets months that another rule does not have", async () => {
    const { id } = await add({ name: "Safety plan", expires: "months", months: 12 });
    expect(await change(id, { expires: "never" })).toMatchObject({ expires: "never", months: null });
    await expect(change(id, { expires: "months" })).rejects.toMatchObject({ code: "invalid", fields: { months: expect.anything() } });
  });

  it("logs who changed which part", async () => {
    const { id, version } = await add({ name: "Permit", expires: "never" });
    await change(id, { name: "City permit", told: "The permit of your city." });
    await archiveKind(manager.scope, id, (await listKinds(manager.scope)).kinds[0]?.version);
    await restoreKind(manager.scope, id);
    await expect(archiveKind(manager.scope, id, version)).resolves.toBeDefined();
    const { events } = await listActivity(manager.scope, activityQuery.parse({}));
    expect(events.map(({ action }) => action)).toEqual([
      ...["kind.archived", "kind.restored", "kind.archived", "kind.changed", "kind.created"],
    ]);
  });

  it("refuses more kinds than a list can show", async () => {
    for (let count = 0; count < mostKinds; count += 1) await add({ name: `Permit ${count}`, expires: "never" });
    await expect(add({ name: "One more", expires: "never" })).rejects.toMatchObject({ code: "conflict" });
  });
});
