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

  it("is refused with the name that a program sends and what would be right", () => {
    const query = z.object({
      status: z.enum(["all", "active"]),
      isDry: z.boolean(),
      limit: z.coerce.number().int().min(1).max(100).default(10),
      kind: z.union([z.literal(""), z.enum(["license", "bond"])]).optional(),
      year: z.int().min(2000).optional(),
      amount: z.number().optional(),
      note: z.string().max(5).optional(),
      since: z.iso.date().optional(),
      at: z.iso.datetime().optional(),
      cursor: z.union([z.literal(""), z.uuid()]).optional(),
      vendorIds: z.array(z.uuid()).min(1).optional(),
      scopes: z.object({}).optional(),
    });
    const faultsOf = (sent: object) => {
      try {
        return validate(query, { status: "all", isDry: true, ...sent });
      } catch (error) {
        return wordsIn((error as { fields: object }).fields);
      }
    };
    expect(faultsOf({ status: undefined, isDry: undefined, limit: "500" })).toEqual({
      status: "status is required",
      isDry: "isDry is required",
      limit: "limit must be at most 100",
    });
    expect(faultsOf({ status: "activ", isDry: "yes", limit: "0", kind: "bnod" })).toEqual({
      status: "status must be one of: all, active",
      isDry: "isDry must be one of: true, false",
      limit: "limit must be at least 1",
      kind: "kind must be one of: license, bond",
    });
    expect(faultsOf({ limit: "abc", year: 2000.5, amount: "1", note: 1, since: "12/31/2026", at: "today", cursor: "next" })).toEqual({
      limit: "limit must be a whole number from 1 to 100",
      year: "year must be a whole number",
      amount: "amount must be a number",
      note: "note must be text",
      since: "since must be a date such as 2026-12-31",
      at: "at must be a time such as 2026-12-31T08:00:00Z",
      cursor: "cursor must be an ID (UUID)",
    });
    expect(faultsOf({ limit: "1.5", year: "soon", vendorIds: ["a"], scopes: [] })).toEqual({
      limit: "limit must be a whole number",
      year: "year must be a whole number of at least 2000",
      "vendorIds.0": "vendorIds.0 must be an ID (UUID)",
      scopes: "scopes must be an object",
    });
    expect(faultsOf({ vendorIds: "a" })).toEqual({ vendorIds: "vendorIds must be a list" });
    expect(faultsOf({ vendorIds: [], note: "too long" })).toEqual({
      vendorIds: "vendorIds must not be empty",
      note: "note must be at most 5 characters",
    });
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
    expect(fields({ nmae: "Ann" })).toMatchObject({ nmae: coded("server.http.fieldUnknownNearest", { key: "nmae", nearest: "name" }) });
  });

  it.each(["a\u0000b", "\ud800", "a\udc00b"])("holds no character that cannot be stored, as %j", (name) => {
    expect(() => validate(shape, { name })).toThrow(
      expect.objectContaining({ fields: { name: coded("server.http.characterUnstorable", { fieldName: "name" }) } }),
    );
  });
});
