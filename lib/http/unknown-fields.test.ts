import { describe, expect, it } from "vitest";
import { z } from "zod";
import { nearestName, unknownFields } from "@/lib/http/unknown-fields";
import { coded } from "@/lib/infra/sentences-rules";

const no = (key: string) => coded("server.http.noSuchField", { key });
const but = (key: string, nearest: string) => coded("server.http.fieldUnknownNearest", { key, nearest });

describe("the nearest name", () => {
  const known = ["externalId", "status", "search", "projectId", "page", "limit"];
  it.each([
    ["external_id", "externalId"],
    ["stauts", "status"],
    ["Statuses", "status"],
    ["project", "projectId"],
    ["serch", "search"],
    ["colour", null],
    ["x", null],
  ])("of %s is %s", (typed, nearest) => expect(nearestName(typed, known)).toBe(nearest));
});

describe("fields that a call does not know", () => {
  const person = z.object({ name: z.string(), phone: z.string().optional() });

  it("are found in lists, in choices and behind a default", () => {
    const shape = z.object({
      people: z.array(person).default([]),
      change: z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("add"), value: z.string() }),
        z.object({ kind: z.literal("remove"), id: z.string() }),
      ]),
    });
    const sent = { people: [{ name: "Ann", phnoe: "1" }], change: { kind: "remove", id: "7", value: "x" }, colour: "red" };
    expect(unknownFields(shape, sent, "field")).toEqual({
      "people.0.phnoe": but("phnoe", "phone"),
      "change.value": no("value"),
      colour: no("colour"),
    });
  });

  it("are not looked for where any name is allowed, or where a value is prepared before it is checked", () => {
    const shape = z.object({
      values: z.record(z.string(), z.string()),
      page: z.preprocess((value) => value || undefined, person.optional()),
    });
    expect(unknownFields(shape, { values: { any: "thing" }, page: { name: "Ann" } }, "field")).toEqual({});
    expect(unknownFields(z.looseObject({}), { any: "thing" }, "field")).toEqual({});
  });

  it("are counted only so far", () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, at]));
    expect(Object.keys(unknownFields(person, many, "field"))).toHaveLength(20);
  });
});
