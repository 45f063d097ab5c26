import { partyOfHolder } from "@/lib/compliance/names/holders-rules";
import type { BindBundle, BindCertificate, BindParty } from "@/lib/documents/bind/schema";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { limitKeys, type policyTypes } from "@/lib/extraction/values";
import { addDays } from "@/lib/infra/dates-rules";

type PolicyType = (typeof policyTypes)[number];
type ReadPolicy = ReadCertificate["policies"][number];

/*
 * The standard's own words, which are English in every language. Only the code for general liability is in its published types; other lines
 * are identified by their names.
 */
const lines: Partial<Record<PolicyType, BindCertificate["coverageSummaries"][number]["lineOfBusiness"]>> = {
  GENERAL_LIABILITY: { coding: [{ code: "GL", display: "General Liability" }], text: "General Liability" },
  AUTO_LIABILITY: { text: "Automobile Liability" },
  UMBRELLA_POLICY: { text: "Umbrella / Excess Liability" },
  WORKERS_COMPENSATION: { text: "Workers Compensation and Employers' Liability" },
};

const limitTexts: Record<(typeof limitKeys)[number], string> = {
  eachOccurrence: "Each Occurrence",
  damageToRentedPremises: "Damage to Rented Premises",
  medicalExpense: "Medical Expense",
  personalAdvInjury: "Personal & Advertising Injury",
  generalAggregate: "General Aggregate",
  productsCompOpAggregate: "Products - Completed Operations Aggregate",
  combinedSingleLimit: "Combined Single Limit",
  umbrellaEachOccurrence: "Each Occurrence",
  umbrellaAggregate: "Aggregate",
  elEachAccident: "E.L. Each Accident",
  elDiseaseEachEmployee: "E.L. Disease - Each Employee",
  elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
};

type Source = { id: string; timestamp: string; certificates: readonly ReadCertificate[] };

/** What was read of a file as a bundle. A value that is missing or was not read is left out: nothing is filled in. */
export function bindBundleOf({ id, timestamp, certificates }: Source): BindBundle {
  const resources = certificates.flatMap((certificate, at) => resourcesOf(certificate, `${id}-${at + 1}`));
  const entry = resources.map((resource) => ({ fullUrl: `${resource.resourceType}/${resource.id}`, resource }));
  return { resourceType: "Bundle", id, type: "document", timestamp, entry };
}

function resourcesOf(read: ReadCertificate, id: string): (BindCertificate | BindParty)[] {
  const insured: BindParty[] = read.insured.name ? [{ resourceType: "Insured", id: `${id}-insured`, name: read.insured.name }] : [];
  const carriers = read.insurers.flatMap(({ letter, name }, at): (BindParty & { letter: string | null })[] =>
    name ? [{ resourceType: "Organization", id: `${id}-insurer-${letter ?? at + 1}`, name, letter }] : [],
  );
  const [owner] = insured;
  const certificate: BindCertificate = {
    resourceType: "Certificate",
    id,
    ...(read.certificateNumber && { certificateNumber: read.certificateNumber }),
    insured: owner ? { reference: `Insured/${owner.id}`, display: owner.name } : {},
    holder: holderOf(read.certificateHolder),
    coverageSummaries: read.policies.map((policy) => summaryOf(policy, carriers)),
    ...(read.certificateDate && { issuedDate: read.certificateDate }),
  };
  return [certificate, ...insured, ...carriers.map(({ letter: _, ...carrier }) => carrier)];
}

function holderOf(text: string | null): BindCertificate["holder"] {
  const { name, address } = partyOfHolder(text ?? "");
  return { name, ...(address && { address: { text: address } }) };
}

function summaryOf(
  policy: ReadPolicy,
  carriers: readonly (BindParty & { letter: string | null })[],
): BindCertificate["coverageSummaries"][number] {
  const carrier = policy.insurerLetter ? carriers.find(({ letter }) => letter === policy.insurerLetter) : undefined;
  const { effectiveDate: start, expirationDate: expires } = policy;
  // A period includes its end. Coverage expires as the day of its expiration date begins.
  const end = expires && addDays(expires, -1);
  const limits = limitKeys.flatMap((key) => {
    const value = policy.limits[key];
    return value === null ? [] : [{ type: { text: limitTexts[key] }, amount: { value, currency: "USD" as const } }];
  });
  const others = policy.otherLimits.map(({ label, amount }) => ({
    type: { text: label },
    amount: { value: amount, currency: "USD" as const },
  }));
  return {
    lineOfBusiness: lines[policy.type] ?? { text: policy.typeText ?? "Other" },
    ...(policy.policyNumber && { policy: { display: policy.policyNumber } }),
    ...(carrier && { carrier: { reference: `Organization/${carrier.id}`, display: carrier.name } }),
    ...((start || end) && { effectivePeriod: { ...(start && { start }), ...(end && { end }) } }),
    limits: [...limits, ...others],
  };
}
