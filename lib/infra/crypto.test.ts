import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { hashPassword, saltOf, verifyPassword, verifyPasswords } from "@/lib/infra/crypto";

describe("a stored password", () => {
  it("is told from another one, and is no two times the same text", async () => {
    const [first, second] = [await hashPassword("the right one"), await hashPassword("the right one")];
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, "the right one")).toBe(true);
    expect(await verifyPassword(first, "the wrong one")).toBe(false);
    expect(await verifyPassword(null, "the right one")).toBe(false);
  });

  it("takes the salt of another one where that is wanted, and is checked all the same", async () => {
    const first = await hashPassword("the first one");
    const second = await hashPassword("the second one", saltOf(first));
    expect(saltOf(second)).toEqual(saltOf(first));
    expect(second).not.toBe(first);
    expect(await verifyPassword(second, "the second one")).toBe(true);
    expect(await verifyPassword(second, "the first one")).toBe(false);
    expect(await hashPassword("the first one", saltOf(second)), "the same password, as one computation finds it").toBe(first);
  });
});

describe("several stored passwords", () => {
  it("are each found by their own, whether they share a salt, have another one, or other costs, as older ones may", async () => {
    const first = await hashPassword("one");
    const stored = [
      first,
      await hashPassword("two", saltOf(first)),
      null,
      await hashPassword("three"),
      await hash("four", { memoryCost: 8192, timeCost: 3 }),
    ];
    const found = (password: string) => verifyPasswords(stored, password);
    expect(await found("one")).toEqual([true, false, false, false, false]);
    expect(await found("two")).toEqual([false, true, false, false, false]);
    expect(await found("three")).toEqual([false, false, false, true, false]);
    expect(await found("four")).toEqual([false, false, false, false, true]);
    expect(await found("five")).toEqual([false, false, false, false, false]);
  });

  it("may be the same password twice, or none at all", async () => {
    const first = await hashPassword("one");
    expect(await verifyPasswords([first, await hashPassword("one", saltOf(first))], "one")).toEqual([true, true]);
    expect(await verifyPasswords([null, null], "one")).toEqual([false, false]);
    expect(await verifyPasswords([], "one")).toEqual([]);
  });
});
