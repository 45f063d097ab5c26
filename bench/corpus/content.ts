import type { LimitKey, PolicyType } from "@/lib/extraction/schema";
import type { CertificateContent, CertificatePolicy } from "@/lib/testing/certificate";

export type Random = () => number;
export const pick = <One>(random: Random, list: readonly [One, ...One[]]): One => list[Math.floor(random() * list.length)] ?? list[0];
const chance = (random: Random, share: number) => random() < share;
const digits = (random: Random, count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join("");

const firms = [
  "Pinecrest",
  "Alder Creek",
  "Stonegate",
  "Blue Heron",
  "O'Mara",
  "Quill & Ives",
  "Northfork",
  "Tamarack",
  "J. B. Sloan",
] as const;
const trades = ["Roofing", "Paving", "Electric", "Landscape", "Plumbing", "Hauling", "Glass"] as const;
const forms = ["LLC", "Inc", "Inc.", "Corp", "Co.", "LP"] as const;
const carriers = ["Granite Mutual", "Tideway Casualty", "Lantern", "Old Ferry", "Summit Ridge Indemnity", "Prairie National"] as const;
const streets = ["Millrace Road", "Quarry Street", "Station Avenue", "Orchard Lane", "Foundry Blvd", "Route 9"] as const;
const towns = ["Boise, ID 83702", "Salem, OR 97301", "Ames, IA 50010", "Dover, DE 19901", "Utica, NY 13501"] as const;
const kinds = ["Professional liability", "Pollution liability", "Installation floater", "Cyber liability"] as const;
const descriptions = [
  "Re: work at 12 Orchard Lane. The certificate holder is an additional insured for ongoing operations.",
  "The certificate holder is NOT included as additional insured. No waiver of subrogation applies.",
  "Waiver of subrogation applies only if required by written contract.",
  "Projects of the holder. Primary and non-contributory per CG 20 01 04 13. Project no. 2026-114, estimate $48,200.",
  "",
] as const;

const isoOf = (year: number, month: number, day: number) => `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const name = (random: Random) => `${pick(random, firms)} ${pick(random, trades)} ${pick(random, forms)}`;
const address = (random: Random) =>
  `${Math.floor(random() * 9000) + 10} ${pick(random, streets)}${chance(random, 0.3) ? `, Suite ${Math.floor(random() * 90) + 10}` : ""}, ${pick(random, towns)}`;

function policyNumber(random: Random): string {
  const styles = [
    () => `GL-${digits(random, 7)}-0${Math.floor(random() * 9)}`,
    () => `${digits(random, 7)}`,
    () => `${pick(random, ["BOP", "CPP", "WCA", "SO5I"])}${digits(random, 8)}`,
    () => `${digits(random, 3)}B${digits(random, 5)}S`,
    () => `${pick(random, ["HX", "QZ", "AB"])} ${digits(random, 4)} ${digits(random, 3)}`,
  ] as const;
  return pick(random, styles)();
}

const sums: Record<Exclude<PolicyType, "OTHER">, [LimitKey, readonly [number, ...number[]]][]> = {
  GENERAL_LIABILITY: [
    ["eachOccurrence", [300_000, 500_000, 1_000_000, 2_000_000]],
    ["damageToRentedPremises", [50_000, 100_000, 300_000]],
    ["medicalExpense", [5_000, 10_000, 15_000]],
    ["personalAdvInjury", [1_000_000, 500_000]],
    ["generalAggregate", [2_000_000, 600_000, 3_000_000]],
    ["productsCompOpAggregate", [2_000_000, 1_000_000]],
  ],
  AUTO_LIABILITY: [["combinedSingleLimit", [1_000_000, 500_000, 750_000]]],
  UMBRELLA_POLICY: [
    ["umbrellaEachOccurrence", [1_000_000, 5_000_000, 10_000_000]],
    ["umbrellaAggregate", [1_000_000, 5_000_000, 10_000_000]],
  ],
  WORKERS_COMPENSATION: [
    ["elEachAccident", [500_000, 1_000_000]],
    ["elDiseaseEachEmployee", [500_000, 1_000_000]],
    ["elDiseasePolicyLimit", [500_000, 1_000_000]],
  ],
};

function policy(random: Random, type: PolicyType, letters: readonly [string, ...string[]]): CertificatePolicy {
  const [year, month, day] = [2025 + Math.floor(random() * 2), 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
  const end = month <= 6 && chance(random, 0.08) ? isoOf(year, month + 6, day) : isoOf(year + (chance(random, 0.05) ? 3 : 1), month, day);
  const limits: CertificatePolicy["limits"] = {};
  if (type !== "OTHER")
    for (const [key, amounts] of sums[type])
      if (!chance(random, 0.06)) limits[key] = chance(random, 0.05) ? pick(random, ["Included", "Excluded"]) : pick(random, amounts);
  const basis = type === "GENERAL_LIABILITY" || type === "UMBRELLA_POLICY";
  return {
    type,
    typeText: type === "OTHER" ? pick(random, kinds) : undefined,
    letter: pick(random, letters),
    number: chance(random, 0.04) ? "TBD" : policyNumber(random),
    effective: isoOf(year, month, day),
    expiration: end,
    basis: basis ? (chance(random, 0.2) ? "CLAIMS_MADE" : "OCCURRENCE") : undefined,
    aggregatePer: type === "GENERAL_LIABILITY" ? pick(random, ["POLICY", "PROJECT", "LOCATION"]) : undefined,
    additionalInsured: type !== "WORKERS_COMPENSATION" && chance(random, 0.5),
    waiver: chance(random, 0.4),
    limits,
    otherLimits: type === "OTHER" ? [{ label: "EACH CLAIM", amount: 1_000_000 }] : undefined,
    ticked: type === "AUTO_LIABILITY" ? ["ANY AUTO"] : type === "WORKERS_COMPENSATION" ? ["PER STATUTE"] : undefined,
  };
}

/** What one invented certificate says: one to five policies, with the odd word, gap and placeholder that real ones have. */
export function inventContent(random: Random): CertificateContent {
  const letters = pick<[string, ...string[]]>(random, [["A"], ["A", "B"], ["A", "B", "C"]]);
  const types: PolicyType[] = ["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION", "OTHER"];
  const chosen = types.filter((type) => chance(random, type === "GENERAL_LIABILITY" ? 0.9 : type === "OTHER" ? 0.3 : 0.6));
  const names = [...carriers].sort(() => random() - 0.5);
  return {
    certificateDate: isoOf(2026, 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)),
    producer: { name: `${pick(random, firms)} Insurance ${pick(random, ["Agency", "Brokers", "Services Inc"])}`, address: address(random) },
    insured: { name: name(random), address: address(random) },
    holder: chance(random, 0.95) ? { name: name(random), address: address(random) } : undefined,
    insurers: letters.map((letter, at) => ({ letter, name: `${names[at]} Insurance Company`, naic: digits(random, 5) })),
    policies: (chosen.length > 0 ? chosen : (["WORKERS_COMPENSATION"] as const)).map((type) => policy(random, type, letters)),
    description: pick(random, descriptions) || undefined,
  };
}
