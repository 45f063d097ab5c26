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
  it("is the account that has the address, however it is written", async () => {
    const email = newEmail();
    const owner = await ownerOf(email);
    expect(await createPlatformAdmin(` ${email.toUpperCase()}`)).toEqual({ email, password: null });
    expect(await adminsOf(email)).toEqual([owner.id]);
  });

  it("is not made of an account that has not confirmed the address", async () => {
    const email = newEmail();
    await claimOf(email);
    await expect(createPlatformAdmin(email)).rejects.toMatchObject({ code: "conflict" });
    expect(await adminsOf(email)).toEqual([]);
  });

  it("is created where no account has the address, with a password that is shown once", async () => {
    const email = newEmail();
    expect(await createPlatformAdmin(email)).toEqual({ email, password: expect.stringMatching(/^.{20}$/) });
    expect(await createPlatformAdmin(email)).toEqual({ email, password: null });
    expect(await adminsOf(email)).toHaveLength(1);
  });
});

it("a lost second factor is ended for the account that has the address", async () => {
  const factor = { totpSecret: "sealed", totpEnabledAt: new Date() };
  const isOn = async ({ id }: TestMember) => (await asPlatform().user.findUniqueOrThrow({ where: { id } })).totpEnabledAt !== null;
  const email = newEmail();
  const account = await claimOf(email, factor);
  await endSecondFactor(email);
  expect(await isOn(account)).toBe(false);
  await expect(endSecondFactor(newEmail())).rejects.toMatchObject({ code: "not_found" });
});
