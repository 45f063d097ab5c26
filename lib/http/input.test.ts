import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readJson, validate, validateStrictly } from "@/lib/http/input";
import { coded } from "@/lib/infra/sentences-rules";
import { wordsIn } from "@/lib/testing/words";

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

it("a body that is no UTF-8 is refused", async () => {
  const sent = (body: Buffer) => readJson(new NextRequest("http://coverkeep.test", { method: "POST", body: new Uint8Array(body) }));
  expect(await sent(Buffer.from('{"name":"Añejo"}'))).toEqual({ name: "Añejo" });
  await expect(sent(Buffer.from('{"name":"A\u00f1ejo"}', "latin1"))).rejects.toMatchObject({ code: "invalid" });
});

describe("what a call is sent", () => {
  const shape = z.object({ name: z.string() });

  it.each([
    ["instead of what is asked for", nested(50_000)],
    ["beside it", { name: 1, other: nested(50_000) }],
  ])("is refused in words however deeply it is nested, %s", (_where, body) => {
    expect(() => validate(shape, body)).toThrow(expect.objectContaining({ code: "invalid" }));
  });

  it("is refused with the values that would be right", () => {
    const query = z.object({
      status: z.enum(["all", "active"]),
      limit: z.coerce.number().int().min(1).max(100),
      kind: z.union([z.literal(""), z.enum(["license", "bond"])]).optional(),
    });
    const faultsOf = (sent: object) => {
      try {
        return validate(query, sent);
      } catch (error) {
        return wordsIn((error as { fields: object }).fields);
      }
    };
    expect(faultsOf({ status: "activ", limit: "0" })).toEqual({
      status: "Status must be one of: all, active",
      limit: "Limit must be at least 1",
    });
    expect(faultsOf({ status: "all", limit: "1", kind: "bnod" })).toEqual({ kind: "Kind must be one of: license, bond" });
    expect(faultsOf({ limit: "500" })).toEqual({ status: "Status is required", limit: "Limit must be at most 100" });
  });

  it("is refused with extra fields beside it, with the nearest name", () => {
    const fields = (sent: object) => {
      try {
        return validateStrictly(shape, sent, "field");
      } catch (error) {
        return (error as { fields: unknown }).fields;
      }
    };
    expect(fields({ name: "Ann" })).toEqual({ name: "Ann" });
    expect(fields({ name: "Ann", other: nested(50_000) })).toEqual({ other: coded("server.http.noSuchField", { key: "other" }) });
    expect(fields({ nmae: "Ann" })).toMatchObject({ nmae: coded("server.http.noSuchFieldBut", { key: "nmae", nearest: "name" }) });
  });

  it.each(["a\u0000b", "\ud800", "a\udc00b"])("holds no character that cannot be stored, as %j", (name) => {
    expect(() => validate(shape, { name })).toThrow(
      expect.objectContaining({ fields: { name: coded("server.http.fieldnameHoldsACharacterThat", { fieldName: "Name" }) } }),
    );
  });
});
