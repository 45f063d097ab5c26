import type { Document } from "@/generated/prisma/client";
import type { VendorVerdictDto } from "@/lib/compliance/reading/schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { type Rung, rungs } from "@/lib/compliance/requirements/values";
import { coverageNames, ruleTypeNames } from "@/lib/compliance/verdicts/labels-values";
import type { Manifest } from "@/lib/documents/passports/schema";
import { mostChecked, mostPolicies } from "@/lib/documents/passports/values";
import { passportList } from "@/lib/extraction/passport-values";
import type { Extraction, ReadCertificate } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { labelled, say } from "@/messages/say";

/** A file that goes into a passport, with what was read of it. */
export type Certificate = { document: Document; reading: Extraction };

const cut = (text: string | null, length: number) => text?.slice(0, length) ?? null;

/**
 * The requirements that papers met, by name alone: neither the amounts that a firm asks for nor what it accepted by exception. A name that
 * was met several times has the least of its rungs.
 */
export function checkedOf({ units }: VendorVerdictDto): Manifest["checked"] {
  const found = new Map<string, Rung | null>();
  for (const { type, coverage, result, kindId, proofs } of units.flatMap(({ lines }) => lines)) {
    if (result !== "pass" || kindId !== null || !(type in ruleTypeNames)) continue;
    const kind = say(ruleTypeNames[type as Requirement["type"]]);
    const name = coverage ? labelled(say(coverageNames[coverage]), kind) : kind;
    const rung = rungs.findLast((one) => proofs.some((proof) => proof.rung === one)) ?? null;
    const known = found.get(name);
    found.set(name, known === undefined ? rung : lower(known, rung));
  }
  return [...found].slice(0, mostChecked).map(([name, rung]) => ({ name: name.slice(0, 300), rung }));
}

const lower = (one: Rung | null, other: Rung | null) => rungs.find((rung) => rung === one || rung === other) ?? null;

/** Names of the files inside the PDF: one that is given twice would hide the first. */
export function namesInside(fileNames: readonly string[]): string[] {
  const taken = new Set<string>([passportList]);
  return fileNames.map((fileName) => {
    const plain =
      fileName
        .replace(/[\p{Cc}\p{Cf}"\\/]/gu, " ")
        .trim()
        .slice(-100) || "file";
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${number} ${plain}`;
    taken.add(name);
    return name;
  });
}

/** What a certificate's file is and says. Values that are in doubt are not read. */
export function fileOf({ document, reading }: Certificate, name: string, dayOf: (at: Date) => string): Manifest["files"][number] {
  const { contentType, fileSize, sha256, createdAt, processedAt } = document;
  return {
    ...{ name, type: contentType, size: fileSize, sha256 },
    ...{ receivedOn: dayOf(createdAt), readOn: dayOf(processedAt ?? createdAt) },
    insured: [...new Set(reading.certificates.flatMap(({ insured }) => insured.name?.slice(0, 300) ?? []))].slice(0, 20),
    policies: reading.certificates.flatMap(policiesOf).slice(0, mostPolicies),
  };
}

const policiesOf = (certificate: ReadCertificate): Manifest["files"][number]["policies"] =>
  certificate.policies.map((policy, at) => {
    const { type, typeText, insurerLetter, policyNumber, effectiveDate, expirationDate, limits } = policy;
    const seen = ["policyNumber", "expirationDate"].flatMap((name) => certificate.evidence[`/policies/${at}/${name}`] ?? []);
    const insurer = certificate.insurers.find(({ letter }) => letter !== null && letter === insurerLetter);
    return {
      ...{ coverage: type, text: cut(typeText, 300), insurer: cut(insurer?.name ?? null, 300), number: cut(policyNumber, 200) },
      ...{ effective: effectiveDate, expiration: expirationDate },
      limits: limitKeys.flatMap((key) => {
        const amount = limits[key];
        return amount === null ? [] : [{ key, amount: Math.round(amount) }];
      }),
      ...{ page: seen[0]?.page ?? certificate.page, readBy: seen[0]?.reader ?? null },
    };
  });
