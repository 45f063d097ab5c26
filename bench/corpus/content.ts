import type { Luck } from "@/bench/corpus/luck";
import {
  agencies,
  carrierEnds,
  carriers,
  descriptions,
  firms,
  freeRows,
  people,
  streets,
  suffixes,
  towns,
  trades,
} from "@/bench/corpus/names";
import type { PolicyType } from "@/lib/extraction/schema";

type Party = { lines: string[]; name: string; address: string };
/** One policy as a person would type it; the names are those of a reading. */
export type Policy = {
  type: PolicyType;
  typeText: string | null;
  letter: string | null;
  /** What is printed: a number, or a word that only holds its place. */
  number: string;
  effective: string | null;
  expiration: string | null;
  basis: "OCCURRENCE" | "CLAIMS_MADE" | null;
  per: "POLICY" | "PROJECT" | "LOCATION" | null;
  additional: boolean;
  waiver: boolean;
  limits: Record<string, number | string>;
  other: { label: string; amount: number } | null;
  ticked: string[];
  /** Answer to "proprietor excluded?" where the row asks. */
  excluded: "Y" | "N" | null;
  /** Typed into the row of the policy before it, instead of a row of its own. */
  sharesRow: boolean;
};
export type Content = {
  date: string | null;
  certificateNumber: string | null;
  producer: Party & { contact: string | null; phone: string | null; email: string | null };
  insured: Party;
  holder: Party | null;
  insurers: { letter: string; name: string; naic: string | null }[];
  policies: Policy[];
  description: { text: string; additional?: true; waiver?: true };
  /** A word across the page, such as SAMPLE. */
  watermark: string | null;
};

const placeholders = ["TBD", "N/A", "Pending"];
export const isPlaceholder = (number: string) => number === "" || placeholders.includes(number);

function party(luck: Luck, name: string, alias = false): Party {
  const street = `${luck.whole(10, 9900)} ${luck.pick(streets)}`;
  const suite = luck.chance(0.3) ? `${luck.pick(["Suite", "Ste", "Unit"])} ${luck.whole(10, 990)}` : null;
  const town = luck.pick(towns);
  const dba = alias ? `DBA ${luck.pick(firms)} ${luck.pick(trades)}` : null;
  const rows = suite && luck.chance(0.5) ? [street, suite, town] : [suite ? `${street}, ${suite}` : street, town];
  return { name: dba ? `${name} ${dba}` : name, address: rows.join(", "), lines: [name, ...(dba ? [dba] : []), ...rows] };
}

function policyNumber(luck: Luck): string {
  const styles: [() => string, ...(() => string)[]] = [
    () => `GL-${luck.digits(7)}-0${luck.whole(0, 8)}`,
    () => luck.digits(luck.whole(7, 11)),
    () => `${luck.pick(["BOP", "CPP", "WCA", "SO5I"])}${luck.digits(8)}`,
    () => `${luck.digits(3)}B${luck.digits(5)}S`,
    () => `${luck.pick(["HX", "QZ", "AB"])} ${luck.digits(4)} ${luck.digits(3)}`,
    () => `O${luck.digits(2)}I-${luck.digits(6)}-${luck.pick(["S", "O", "25"])}`,
    () => `${luck.pick(["TXG", "MWC", "UMB"])}-${luck.digits(3)}-${luck.digits(4)}-${luck.whole(20, 26)}A`,
  ];
  return luck.pick(styles)();
}

const isoOf = (date: Date) => date.toISOString().slice(0, 10);
function term(luck: Luck): [string, string] {
  const from = new Date(Date.UTC(luck.whole(2025, 2026), luck.whole(0, 11), luck.whole(1, 28)));
  const to = new Date(from);
  const kind = luck.share();
  if (kind < 0.05) to.setUTCMonth(to.getUTCMonth() + 6);
  else if (kind < 0.08) to.setUTCDate(to.getUTCDate() + 375);
  else to.setUTCFullYear(to.getUTCFullYear() + (kind < 0.11 ? 3 : 1));
  return [isoOf(from), isoOf(to)];
}

const M = 1_000_000;
const amounts: Record<Exclude<PolicyType, "OTHER">, [string, [number, ...number[]]][]> = {
  GENERAL_LIABILITY: [
    ["eachOccurrence", [M, M, M, 300_000, 500_000, 2 * M]],
    ["damageToRentedPremises", [50_000, 100_000, 300_000]],
    ["medicalExpense", [5_000, 10_000, 15_000]],
    ["personalAdvInjury", [M, M, 500_000]],
    ["generalAggregate", [2 * M, 2 * M, 600_000, 3 * M, M]],
    ["productsCompOpAggregate", [2 * M, 2 * M, M]],
  ],
  AUTO_LIABILITY: [["combinedSingleLimit", [M, M, 500_000, 750_000]]],
  UMBRELLA_POLICY: [
    ["umbrellaEachOccurrence", [M, 5 * M, 10 * M]],
    ["umbrellaAggregate", [M, 5 * M, 10 * M]],
  ],
  WORKERS_COMPENSATION: [
    ["elEachAccident", [500_000, M, M, 100_000]],
    ["elDiseaseEachEmployee", [500_000, M, M]],
    ["elDiseasePolicyLimit", [500_000, M, M]],
  ],
};

function ticksOf(luck: Luck, type: PolicyType, limits: Policy["limits"]): string[] {
  if (type === "GENERAL_LIABILITY") return luck.chance(0.85) ? ["COMMERCIAL GENERAL LIABILITY"] : [];
  if (type === "AUTO_LIABILITY")
    return luck.chance(0.45)
      ? ["ANY AUTO"]
      : ["OWNED AUTOS ONLY", "SCHEDULED AUTOS", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"].filter(() => luck.chance(0.6));
  if (type === "WORKERS_COMPENSATION") return luck.chance(0.85) ? ["PER STATUTE"] : [];
  if (type !== "UMBRELLA_POLICY") return [];
  if (luck.chance(0.4)) limits.retention = luck.pick([10_000, 0, 25_000]);
  const held = "retention" in limits ? [luck.chance(0.3) ? "DED" : "RETENTION"] : [];
  return [luck.chance(0.7) ? "UMBRELLA LIAB" : "EXCESS LIAB", ...held];
}

function policy(luck: Luck, type: PolicyType, letters: [string, ...string[]]): Policy {
  const [effective, expiration] = term(luck);
  const limits: Policy["limits"] = {};
  if (type !== "OTHER")
    for (const [key, sums] of amounts[type])
      if (!luck.chance(0.06)) limits[key] = luck.chance(0.05) ? luck.pick(["Included", "Excluded", "N/A"]) : luck.pick(sums);
  if (type === "AUTO_LIABILITY" && luck.chance(0.2)) {
    delete limits.combinedSingleLimit;
    Object.assign(limits, {
      bodilyInjuryPerPerson: 250_000,
      bodilyInjuryPerAccident: 500_000,
      propertyDamage: luck.pick([100_000, 250_000]),
    });
  }
  const [typeText, label] = type === "OTHER" ? luck.pick(freeRows) : [null, null];
  const occurs = type === "GENERAL_LIABILITY" || type === "UMBRELLA_POLICY";
  return {
    type,
    typeText,
    letter: luck.chance(0.05) ? null : luck.pick(letters),
    number: luck.chance(0.04) ? luck.pick(["TBD", "Pending"]) : policyNumber(luck),
    effective,
    expiration,
    basis: occurs ? (luck.chance(0.2) ? "CLAIMS_MADE" : "OCCURRENCE") : null,
    per: type === "GENERAL_LIABILITY" && luck.chance(0.85) ? luck.pick(["POLICY", "PROJECT", "LOCATION"]) : null,
    additional: type !== "WORKERS_COMPENSATION" && luck.chance(0.5),
    waiver: luck.chance(0.4),
    limits,
    other: label ? { label, amount: luck.pick([M, 2 * M, 250_000]) } : null,
    ticked: ticksOf(luck, type, limits),
    excluded: type === "WORKERS_COMPENSATION" ? luck.pick(["Y", "N", null]) : null,
    sharesRow: false,
  };
}

/** A holder that was never typed over what the form's template holds. */
const leftOpen: Party = { name: "", address: "", lines: ["NAME", "ADDRESS"] };

/** What one invented certificate says: one to six policies, with the odd word, gap and placeholder that real ones have. */
export function inventContent(luck: Luck): Content {
  const letters = luck.pick<[string, ...string[]]>([["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]);
  const shares = { GENERAL_LIABILITY: 0.92, AUTO_LIABILITY: 0.6, UMBRELLA_POLICY: 0.5, WORKERS_COMPENSATION: 0.6, OTHER: 0.25 };
  const chosen = (Object.keys(shares) as PolicyType[]).filter((type) => luck.chance(shares[type]));
  const policies = (chosen.length > 0 ? chosen : (["WORKERS_COMPENSATION"] as const)).map((type) => policy(luck, type, letters));
  const twin = luck.chance(0.12) ? policies.find(({ type }) => type === "UMBRELLA_POLICY" || type === "AUTO_LIABILITY") : undefined;
  if (twin) {
    const other = policy(luck, twin.type, letters);
    const sharesRow = luck.chance(0.5) && twin.letter !== null && !isPlaceholder(twin.number);
    const second = sharesRow
      ? { ...twin, number: policyNumber(luck), letter: luck.pick(letters), effective: other.effective, expiration: other.expiration }
      : other;
    policies.splice(policies.indexOf(twin) + 1, 0, { ...second, sharesRow });
  }
  const names = luck.shuffled(carriers);
  const firm = (alias: boolean) => party(luck, `${luck.pick(firms)} ${luck.pick(trades)} ${luck.pick(suffixes)}`, alias);
  const producer = party(luck, `${luck.pick(firms)} ${luck.pick(agencies)}`);
  const phone = `(${luck.whole(201, 979)}) 555-0${luck.digits(3)}`;
  return {
    date: luck.chance(0.03) ? null : isoOf(new Date(Date.UTC(2026, luck.whole(0, 11), luck.whole(1, 28)))),
    certificateNumber: luck.chance(0.4) ? luck.digits(7) : null,
    producer: {
      ...producer,
      contact: luck.chance(0.6) ? luck.pick(people) : null,
      phone: luck.chance(0.7) ? phone : null,
      email: luck.chance(0.6)
        ? `${luck.pick(["certs", "info", "service"])}@${luck.pick(["pinecrest", "northfork", "oxbow"])}.example`
        : null,
    },
    insured: firm(luck.chance(0.12)),
    holder: luck.chance(0.92) ? firm(false) : luck.chance(0.5) ? leftOpen : null,
    insurers: letters.map((letter, at) => ({
      letter,
      name: `${names[at]} ${luck.pick(carrierEnds)}`,
      naic: luck.chance(0.94) ? luck.digits(5) : null,
    })),
    policies,
    description: luck.pick(descriptions),
    watermark: luck.chance(0.04) ? "SAMPLE" : null,
  };
}
