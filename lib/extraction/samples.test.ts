import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import { nativeEngine } from "@/lib/extraction/readers/ocr-native";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { few, full } from "@/lib/testing/full";

/** Real certificates with their truth, private and not part of this repository: the test is skipped where they are absent. */
const folder = fileURLToPath(new URL("../../../shared/samples/", import.meta.url));
const truthFile = `${folder}truth.json`;
type Truth = { certificateDate: string | null; policies: TruthPolicy[] };
type TruthPolicy = { type: string; insurerLetter: string | null; limits: Record<string, number | null> } & Record<
  (typeof keys)[number],
  string | null
>;
const keys = ["policyNumber", "effectiveDate", "expirationDate"] as const;
const truths: Record<string, Truth> = existsSync(truthFile) ? JSON.parse(readFileSync(truthFile, "utf8")) : {};
const plain = (text: string | null | undefined) => text?.toUpperCase().replace(/[^A-Z0-9]/g, "") ?? null;

/** Each critical value with what was read for it: [truth, read]. */
function pairs(truth: Truth, certificate: ReadCertificate): [string, string | number | null, string | number | null][] {
  const left = [...certificate.policies];
  return truth.policies.flatMap((policy) => {
    const at = Math.max(
      left.findIndex((one) => one.type === policy.type && one.insurerLetter === policy.insurerLetter),
      left.findIndex(
        (one) => one.type === policy.type && !left.some((two) => two.type === policy.type && two.insurerLetter === policy.insurerLetter),
      ),
    );
    const [read] = at < 0 ? [] : left.splice(at, 1);
    return [
      ...keys.map((key) => [`${policy.type} ${key}`, plain(policy[key]), plain(read?.[key])] as [string, string | null, string | null]),
      ...limitKeys.map(
        (key) => [`${policy.type} ${key}`, policy.limits[key] ?? null, read?.limits[key] ?? null] as [string, number | null, number | null],
      ),
    ];
  });
}

/** Pictures are also read with an installed `tesseract`: what was read must be right with it and without. */
const engines = [{ engine: "tesseract.js" }, ...((await nativeEngine()) ? [{ engine: "auto" }] : [])];

describe.skipIf(!existsSync(truthFile)).each(engines)(
  "real certificates (skipped where the private samples are absent), $engine",
  ({ engine }) => {
    beforeAll(() => {
      vi.stubEnv("READER_ENGINE", engine);
    });
    afterAll(async () => {
      vi.unstubAllEnvs();
      await closeOcr();
    });
    let [stated, right] = [0, 0];

    it.each(few(Object.keys(truths), 3))("%s: no number, date or limit is wrong", async (file) => {
      const truth = truths[file];
      const path = existsSync(`${folder}${file}`) ? `${folder}${file}` : `${folder}${file.replace(/\.pdf$/, ".jpg")}`;
      const { certificates } = await readDocument(path);
      const [certificate] = certificates;
      if (!truth || !certificate) throw new Error("Nothing was read.");
      const compared = pairs(truth, certificate);
      expect(compared.filter(([, want, got]) => got !== null && got !== want)).toEqual([]);
      expect([truth.certificateDate, null]).toContain(certificate.certificateDate);
      stated += compared.filter(([, want]) => want !== null).length;
      right += compared.filter(([, want, got]) => want !== null && got === want).length;
    });

    it("nine of ten values that are stated are read", full, () => expect(right / stated).toBeGreaterThan(0.9));
  },
);
