import { describe, expect, it } from "vitest";
import { inventContent } from "@/bench/corpus/content";
import { classes, drawFile, orderOf } from "@/bench/corpus/file";
import { fillFonts, formFonts } from "@/bench/corpus/fonts";
import type { Layout } from "@/bench/corpus/layout";
import { layouts } from "@/bench/corpus/layouts";
import { Luck } from "@/bench/corpus/luck";
import { compareGreens } from "@/bench/corpus/requirements";
import { scoreCertificate } from "@/bench/corpus/score";
import { truthOf } from "@/bench/corpus/truth-of";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

const names = (half: "tuned" | "held") => layouts.filter((layout) => layout.half === half).map(({ name }) => name);

describe("the corpus", () => {
  it("holds a half back that shares no form and no font with the other", () => {
    expect(names("tuned").filter((name) => names("held").includes(name))).toEqual([]);
    expect(new Set(layouts.map(({ name }) => name)).size).toBe(layouts.length);
    const [tuned, held] = (["tuned", "held"] as const).map((half) => [...formFonts[half], ...fillFonts[half]]);
    expect(held?.filter((font) => tuned?.includes(font))).toEqual([]);
  });

  it.each(["tuned", "held"] as const)("has every way to draw a form in the %s half, in editions and in redraws", (half) => {
    const own = layouts.filter((layout) => layout.half === half);
    const ways = (of: (layout: Layout) => unknown, kind?: Layout["kind"]) =>
      new Set(own.filter((layout) => !kind || layout.kind === kind).map(of));
    expect(own.filter(({ kind }) => kind === "edition").length).toBeGreaterThanOrEqual(3);
    expect(own.filter(({ kind }) => kind === "redraw").length).toBeGreaterThanOrEqual(4);
    for (const kind of ["edition", "redraw"] as const)
      expect(ways(({ flags }) => flags, kind)).toEqual(new Set(["both", "before", "none"]));
    expect(ways(({ head }) => head)).toEqual(new Set(["columns", "bands"]));
    expect(ways(({ foot }) => foot)).toEqual(new Set(["beside", "stacked"]));
    for (const of of [
      ({ letters }: Layout) => letters,
      ({ dollars }: Layout) => dollars,
      ({ allRows }: Layout) => allRows,
      ({ contact }: Layout) => contact,
      ({ naicTitle }: Layout) => naicTitle !== null,
    ])
      expect(ways(of)).toEqual(new Set([true, false]));
    expect(ways(({ naicTitle }) => naicTitle).size).toBeGreaterThanOrEqual(2);
  });

  it.each(layouts)("has a place for every limit on $name, in columns that go from left to right", ({ rows, edges }) => {
    const places = rows.flatMap(({ limits }) => limits.map(({ key }) => key)).filter(Boolean);
    const split = ["bodilyInjuryPerPerson", "bodilyInjuryPerAccident", "propertyDamage"];
    expect(places.toSorted()).toEqual([...limitKeys, ...split].toSorted());
    expect(edges).toHaveLength(10);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  });

  it("states only the insurers in the rows, without letters, for a form that names insurers only there", () => {
    const content = inventContent(new Luck("insurers in rows"));
    const [one] = content.insurers;
    const [layout] = layouts.filter(({ insurers, naicTitle }) => insurers === "rows" && naicTitle === null);
    if (!one || !layout) throw new Error("There is no such form.");
    const policies = content.policies.map((policy) => ({ ...policy, letter: one.letter }));
    const truth = truthOf({ ...content, insurers: [one, { letter: "Z", name: "Nobody's Insurer", naic: null }], policies }, layout);
    expect(truth.insurers).toEqual([{ name: one.name, naic: null }]);
    expect(truth.policies.map(({ insurerLetter }) => insurerLetter)).toEqual(policies.map(() => undefined));
  });

  it("knows whose limits those of two policies of a kind are, where each has a block of its own instead of a shared row", () => {
    const content = inventContent(new Luck("two in a row"));
    const [policy] = content.policies;
    const twins = { ...content, policies: [policy, policy].map((one) => ({ ...one, sharesRow: true }) as typeof policy & object) };
    const openOn = (build: Layout["build"]) =>
      layouts.filter((layout) => layout.build === build).map((layout) => truthOf(twins, layout).open.includes("/policies/1/limits"));
    expect(new Set(openOn("table"))).toEqual(new Set([true]));
    expect(new Set(openOn("blocks"))).toEqual(new Set([false]));
  });

  it("draws a file again by its seed, index, class and half alone", async () => {
    const order = orderOf(7, 11, { class: "text", half: "held" });
    const [one, two] = [await drawFile(order), await drawFile(order)];
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
    expect(one.truths).toEqual(two.truths);
    expect((await drawFile({ ...order, index: 12 })).truths).not.toEqual(one.truths);
  });

  it("draws every class in both halves as the index goes on", () => {
    const orders = Array.from({ length: 2 * classes.length }, (_, index) => orderOf(1, index));
    expect(new Set(orders.map((order) => `${order.class} ${order.half}`)).size).toBe(2 * classes.length);
  });
});

const policy = { type: "GENERAL_LIABILITY" as const, policyNumber: "GL-1", effectiveDate: "2026-01-01", expirationDate: "2027-01-01" };
const read = (more: Partial<ReadCertificate["policies"][number]>, unreadable: string[] = []) => {
  const empty = { limits: {}, limitsText: {}, otherLimits: [], ticked: [] };
  const producer = { name: null, address: null, contact: null, phone: null, email: null };
  const certificate = { producer, insured: { name: null, address: null }, insurers: [], evidence: {}, unreadable };
  return { ...certificate, policies: [{ ...empty, ...policy, ...more }] } as unknown as ReadCertificate;
};
const outcomes = (...given: Parameters<typeof scoreCertificate>) =>
  Object.fromEntries(scoreCertificate(...given).map(({ pointer, outcome }) => [pointer.split("/").at(-1), outcome]));

describe("the score", () => {
  it("distinguishes exact, unreadable, silent and wrong", () => {
    const certificate = read({ policyNumber: "GL 1", effectiveDate: "2026-02-01", expirationDate: null }, ["/policies/0/expirationDate"]);
    const truth = { policies: [{ ...policy, insurerLetter: "A" }] };
    expect(outcomes(truth, certificate)).toEqual({
      policyNumber: "exact",
      effectiveDate: "wrong",
      expirationDate: "unreadable",
      insurerLetter: "silent",
    });
  });

  it("leaves out what the damage covers, but not a false value read in its place", () => {
    const truth = { policies: [policy], covered: ["/policies/0/policyNumber", "/policies/0/expirationDate"] };
    expect(outcomes(truth, read({ policyNumber: null, expirationDate: "2028-01-01" }))).toEqual({
      effectiveDate: "exact",
      expirationDate: "wrong",
    });
  });

  it("counts a letter that the page does not have, unless the page has no letters at all", () => {
    const certificate = { ...read({}), insurers: [{ letter: "B", name: "Two", naic: null }] } as unknown as ReadCertificate;
    const wrong = (insurers: { letter?: string; name: string }[]) =>
      scoreCertificate({ policies: [policy], insurers }, certificate).filter(({ outcome }) => outcome === "wrong").length;
    expect(wrong([{ letter: "A", name: "Two" }])).toBe(1);
    expect(wrong([{ name: "Two" }])).toBe(0);
  });

  it("counts a policy that is not there as false values", () => {
    expect(outcomes({ policies: [] }, read({}))).toEqual({ policyNumber: "wrong", effectiveDate: "wrong", expirationDate: "wrong" });
  });

  it("finds a requirement that passes on the reading and fails on the truth", () => {
    const truth = { policies: [{ ...policy, limits: { eachOccurrence: 500_000 } }] };
    const limits = { eachOccurrence: 1_000_000 } as ReadCertificate["policies"][number]["limits"];
    expect(compareGreens(truth, read({ limits })).falseGreens).toEqual([
      "GENERAL_LIABILITY each occurrence on 2026-01-15",
      "GENERAL_LIABILITY each occurrence on 2026-07-01",
    ]);
  });
});
