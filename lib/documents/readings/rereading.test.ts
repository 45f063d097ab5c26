import { expect, it } from "vitest";
import { carryOver } from "@/lib/documents/readings/rereading-rules";
import { applyChanges } from "@/lib/documents/readings/rules";
import type { ReadingChange, ReadValue } from "@/lib/documents/readings/schema";
import { emptyPolicy } from "@/lib/extraction/rules";
import type { Extraction, ReadPolicy } from "@/lib/extraction/schema";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { readingOf } from "@/lib/testing/reading";

const line = (policyNumber: string | null, wishes: Partial<ReadPolicy> = {}): ReadPolicy => ({
  ...emptyPolicy("GENERAL_LIABILITY", null),
  policyNumber,
  ...wishes,
});

function reading(...policies: ReadPolicy[]): Extraction {
  const [certificate] = readingOf().certificates;
  if (!certificate) throw new Error("there is one");
  return { ...readingOf(), certificates: [{ ...structuredClone(certificate), policies }] };
}

const place = { certificate: 0, name: "It" };
const stated = (pointer: string, from: ReadValue, to: ReadValue): ReadingChange => ({
  kind: "value",
  ...place,
  pointer,
  from,
  wasUnreadable: false,
  to,
});

/** The certificate after a person's changes of `base` met a new reading of the file. */
function reread(base: Extraction, changes: ReadingChange[], fresh: Extraction) {
  const kept = carryOver({ base, changes, stated: applyChanges(base, changes) }, fresh);
  const [certificate] = applyChanges(fresh, kept).certificates;
  if (!certificate) throw new Error("there is one");
  return certificate;
}

it("a statement follows its coverage when the reader finds the rows in another order", () => {
  const base = reading(line("A"), line("B", { type: "AUTO_LIABILITY" }));
  const fresh = reading(line("B", { type: "AUTO_LIABILITY" }), line("A"));
  const { policies } = reread(base, [stated("/policies/0/expirationDate", null, "2099-01-01")], fresh);
  expect(policies.map(({ policyNumber, expirationDate }) => [policyNumber, expirationDate])).toEqual([
    ["B", null],
    ["A", "2099-01-01"],
  ]);
});

it("a correction of a coverage that is no longer found is reported, not lost", () => {
  const base = reading(line("A"), line("B", { type: "AUTO_LIABILITY" }));
  const { unreadable, reasons } = reread(base, [stated("/policies/1/expirationDate", null, "2099-01-01")], reading(line("A")));
  expect(unreadable).toEqual(["/policies"]);
  expect(storedInWords(reasons["/policies"])).toContain("Automobile liability");
});

it("a coverage that a person added and that the reader now finds itself is there once, with what the person said", () => {
  const added: ReadingChange = { kind: "add", ...place, what: { list: "policies", item: emptyPolicy("AUTO_LIABILITY", null) } };
  const changes = [added, stated("/policies/1/policyNumber", null, "CA-1"), stated("/policies/1/expirationDate", null, "2099-01-01")];
  const same = reread(reading(line("A")), changes, reading(line("A"), line("CA-1", { type: "AUTO_LIABILITY" })));
  expect(same.policies).toHaveLength(2);
  expect(same.policies[1]).toMatchObject({ policyNumber: "CA-1", expirationDate: "2099-01-01" });
  const other = reread(reading(line("A")), changes, reading(line("A"), line("CA-7", { type: "AUTO_LIABILITY" })));
  expect(other).toMatchObject({ unreadable: ["/policies/1/policyNumber"], policies: [{}, { policyNumber: null }] });
});

it("a coverage that a person removed stays removed while it reads the same, and needs a person again when it does not", () => {
  const ghost = line("GHOST", { type: "OTHER", typeText: "Cargo" });
  const removed: ReadingChange = { kind: "remove", ...place, position: 0, what: { list: "policies", item: ghost } };
  expect(reread(reading(ghost, line("A")), [removed], reading(ghost, line("A"))).policies).toMatchObject([{ policyNumber: "A" }]);
  const real = line("CG-55", { type: "OTHER", typeText: "Cargo" });
  const asked = reread(reading(ghost, line("A")), [removed], reading(real, line("A")));
  expect(asked).toMatchObject({ unreadable: ["/policies"], policies: [{ policyNumber: "CG-55" }, {}] });
});

it("what was confirmed and is now read otherwise counts as neither", () => {
  const base = reading(line("A", { limits: { ...line("A").limits, eachOccurrence: 1_000_000 } }));
  const fresh = reading(line("A", { limits: { ...line("A").limits, eachOccurrence: 100_000 } }));
  const pointer = "/policies/0/limits/eachOccurrence";
  const { policies, unreadable, reasons } = reread(base, [stated(pointer, 1_000_000, 1_000_000)], fresh);
  expect(policies[0]?.limits.eachOccurrence).toBeNull();
  expect(unreadable).toEqual([pointer]);
  expect(storedInWords(reasons[pointer])).toBe("The file now reads as $100,000, which differs from the earlier correction $1,000,000.");
});

it("without statements nothing changes, and a corrected reading that is found now is simply confirmed", () => {
  expect(carryOver({ base: reading(line("A")), changes: [], stated: reading(line("A")) }, reading(line("Z")))).toEqual([]);
  const fixed = reread(reading(line("A")), [stated("/policies/0/policyNumber", "A", "B")], reading(line("B")));
  expect(fixed).toMatchObject({ unreadable: [], policies: [{ policyNumber: "B" }] });
});

it("a limit that a person added is there once: added again, or compared by its name where the reader finds it now", () => {
  const added: ReadingChange = { kind: "limit", ...place, policy: 0, label: "Each claim", to: 2_000_000 };
  const base = reading(line("A", { otherLimits: [{ label: "Aggregate", amount: 1 }] }));
  const lost = reread(base, [added], reading(line("B", { type: "AUTO_LIABILITY" }), line("A")));
  expect(lost.policies[1]?.otherLimits).toEqual([{ label: "Each claim", amount: 2_000_000 }]);

  const found = (amount: number) =>
    reading(
      line("A", {
        otherLimits: [
          { label: "Each claim", amount },
          { label: "Aggregate", amount: 1 },
        ],
      }),
    );
  const same = reread(base, [added], found(2_000_000));
  expect(same.policies[0]?.otherLimits.map(({ label }) => label)).toEqual(["Each claim", "Aggregate"]);
  expect(same.evidence["/policies/0/otherLimits/0"]?.reader).toBe("person");
  expect(reread(base, [added], found(500)).unreadable).toEqual(["/policies/0/otherLimits/0"]);
});

it("lets the marks of a row follow it when a person removes a row before it", () => {
  const base = reading(line("A"), line("B", { type: "AUTO_LIABILITY" }));
  const box: [number, number, number, number] = [0, 0, 1, 1];
  for (const certificate of base.certificates)
    certificate.marks = [0, 1, null].map((policy) => ({ page: 1, box, text: `of ${policy}`, policy }));
  const [item] = base.certificates[0]?.policies ?? [];
  if (!item) throw new Error("there is one");
  const removed: ReadingChange = { kind: "remove", ...place, what: { list: "policies", item }, position: 0 };
  expect(applyChanges(base, [removed]).certificates[0]?.marks).toMatchObject([
    { text: "of 1", policy: 0 },
    { text: "of null", policy: null },
  ]);
});
