import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createPlatformAdmin, endSecondFactor } from "@/lib/admin/commands";
import { asPlatform } from "@/lib/infra/db";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";

const newEmail = () => `${randomUUID()}@company.example`;
const claimOf = async (email: string, values = {}): Promise<TestMember> =>
  createMember(await createCompany(), "ADMIN", { email, emailVerifiedAt: null, ...values });
const ownerOf = async (email: string, values = {}): Promise<TestMember> =>
  createMember(await createCompany(), "ADMIN", { email, ...values });
const adminsOf = async (email: string) => {
  const admins = await asPlatform().user.findMany({ where: { email, platformRole: "ADMIN" } });
  return admins.map(({ id }) => id);
};

describe("a platform admin", () => {
  it("is the owner of the address, whoever claims it too", async () => {
    const email = newEmail();
    await claimOf(email);
    const owner = await ownerOf(email);
    expect(await createPlatformAdmin(` ${email.toUpperCase()}`)).toEqual({ email, password: null });
    expect(await adminsOf(email)).toEqual([owner.id]);
  });

  it("is nobody who only claims the address, one or several", async () => {
    const email = newEmail();
    for (let claims = 1; claims <= 2; claims += 1) {
      await claimOf(email);
      await expect(createPlatformAdmin(email)).rejects.toMatchObject({ code: "conflict" });
    }
    expect(await adminsOf(email)).toEqual([]);
  });

  it("is made where nobody has the address, with a password that is said once", async () => {
    const email = newEmail();
    expect(await createPlatformAdmin(email)).toEqual({ email, password: expect.stringMatching(/^.{20}$/) });
    expect(await createPlatformAdmin(email)).toEqual({ email, password: null });
    expect(await adminsOf(email)).toHaveLength(1);
  });
});

it("a lost second factor is ended for the owner, or the only account with the address", async () => {
  const factor = { totpSecret: "sealed", totpEnabledAt: new Date() };
  const isOn = async ({ id }: TestMember) => (await asPlatform().user.findUniqueOrThrow({ where: { id } })).totpEnabledAt !== null;
  const email = newEmail();
  const first = await claimOf(email, factor);
  await endSecondFactor(email);
  expect(await isOn(first)).toBe(false);
  const second = await claimOf(email, factor);
  await expect(endSecondFactor(email)).rejects.toMatchObject({ code: "conflict" });
  const owner = await ownerOf(email, factor);
  await endSecondFactor(email);
  expect([await isOn(second), await isOn(owner)]).toEqual([true, false]);
  await expect(endSecondFactor(newEmail())).rejects.toMatchObject({ code: "not_found" });
});
