import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "@/lib/infra/crypto";

describe("a stored password", () => {
  it("is distinguished from another one, and never gives the same text twice", async () => {
    const [first, second] = [await hashPassword("the right one"), await hashPassword("the right one")];
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, "the right one")).toBe(true);
    expect(await verifyPassword(first, "the wrong one")).toBe(false);
    expect(await verifyPassword(null, "the right one")).toBe(false);
  });

  it("is checked at the costs that it was stored with", async () => {
    const older = await hash("the right one", { memoryCost: 8192, timeCost: 3 });
    expect(await verifyPassword(older, "the right one")).toBe(true);
    expect(await verifyPassword(older, "the wrong one")).toBe(false);
  });
});
