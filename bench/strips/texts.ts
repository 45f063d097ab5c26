import type { Luck } from "@/bench/corpus/luck";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const longMonths = [
  "January",
  "February",
  "March",
  "April",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const small = "abcdefghijklmnopqrstuvwxyz";
/** Characters that are taken for each other. */
const alike = [..."0OQD1IL5S8B2Z6G"] as [string, ...string[]];
/** Words in the places of values, and words beside them. */
const words = [
  ..."Included Excluded Statutory Nil None Occurrence Aggregate Each Accident Disease Employee Policy Limit Per Claim Deductible Retention".split(
    " ",
  ),
  ..."General Liability Umbrella Excess Workers Compensation Automobile Personal Adv Injury Products Comp Op Agg Medical Exp Any one person".split(
    " ",
  ),
  ..."Insurance Company Casualty Indemnity Assurance Mutual Fire Surety Specialty National Western Group Agency Brokers Associates".split(
    " ",
  ),
  ..."Roofing Plumbing Electric Concrete Masonry Builders Services Construction Contractors Street Avenue Road Suite Unit North Drive Lane".split(
    " ",
  ),
  ..."Yes No Inc LLC Corp Co Ltd of and the St Blvd Springfield Dallas Phoenix Columbus Madison Denver TX CA NY OH IL CO".split(" "),
] as [string, ...string[]];

const letter = (luck: Luck, of = capitals) => of[luck.whole(0, of.length - 1)] ?? "A";
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** A text as a certificate states a value: amounts, dates, numbers, letters, names. */
export function inventText(luck: Luck): string {
  const kind = luck.share();
  if (kind < 0.38) return amount(luck);
  if (kind < 0.54) return date(luck);
  if (kind < 0.72) return number(luck);
  if (kind < 0.8) return luck.pick([luck.digits(5), luck.digits(luck.whole(4, 10)), telephone(luck)]);
  if (kind < 0.84) return luck.chance(0.7) ? letter(luck, "ABCDEFXYN") : luck.pick(["N/A", "Y/N", "Y", "N", "X", "0", "- 0 -", "NIL"]);
  return phrase(luck);
}

function amount(luck: Luck): string {
  const usual = () =>
    `${luck.pick(["1", "2", "3", "5", "10", "15", "25", "50", "100", "150", "250", "300", "500", "750"])}${"0".repeat(luck.whole(3, 6))}`;
  const digits = luck.chance(0.4) ? usual() : `${luck.whole(1, 9)}${luck.digits(luck.whole(2, 7))}`;
  const style = luck.share();
  const sign = luck.pick(["", "", "", "$", "$", "$ "]);
  if (style < 0.12) return `${sign}${digits}`;
  if (style < 0.26) return `${sign}${grouped(digits)}.00`;
  if (style < 0.36) return `${sign}${luck.whole(1, 30)}${luck.pick(["M", "M", "M", "MM", "K", " MIL", " Million"])}`;
  if (style < 0.42) return `${sign}${grouped(digits)} ${luck.pick(["CSL", "EACH", "AGG", "Each Occ", "Per Claim", "SIR", "DED"])}`;
  return `${sign}${grouped(digits)}`;
}

function date(luck: Luck): string {
  const [year, month, day] = [luck.chance(0.6) ? luck.whole(2022, 2029) : luck.whole(1990, 2099), luck.whole(1, 12), luck.whole(1, 31)];
  const two = (one: number) => String(one).padStart(2, "0");
  const name = luck.chance(0.75) ? (months[month - 1] ?? "Jan") : luck.pick(longMonths);
  const written = luck.chance(0.2) ? name.toUpperCase() : name;
  return luck.pick([
    () => `${two(month)}/${two(day)}/${year}`,
    () => `${two(month)}/${two(day)}/${year}`,
    () => `${month}/${day}/${year}`,
    () => `${two(month)}/${two(day)}/${two(year % 100)}`,
    () => `${month}/${day}/${two(year % 100)}`,
    () => `${two(month)}-${two(day)}-${year}`,
    () => `${year}-${two(month)}-${two(day)}`,
    () => `${written} ${day}, ${year}`,
    () => `${day} ${written} ${year}`,
  ])();
}

/** Numbers of policies: up to four runs of digits, of capitals, or of both, with or without something between them. */
function number(luck: Luck): string {
  const between = luck.pick(["", "", "-", "-", " ", "/"]);
  const run = () => {
    const kind = luck.share();
    if (kind < 0.5) return luck.digits(luck.whole(2, 8));
    if (kind < 0.75) return Array.from({ length: luck.whole(1, 4) }, () => letter(luck)).join("");
    return Array.from({ length: luck.whole(2, 6) }, () =>
      luck.chance(0.5) ? luck.digits(1) : luck.chance(0.6) ? luck.pick(alike) : letter(luck),
    ).join("");
  };
  return Array.from({ length: luck.whole(1, 4) }, run)
    .join(between)
    .slice(0, 18);
}

const telephone = (luck: Luck) => {
  const [area, exchange, line] = [luck.digits(3), luck.digits(3), luck.digits(4)];
  return luck.pick([`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`, `${area}.${exchange}.${line}`]);
};

function phrase(luck: Luck): string {
  const some = Array.from({ length: luck.whole(1, 3) }, () =>
    luck.chance(0.75) ? luck.pick(words) : `${letter(luck)}${Array.from({ length: luck.whole(1, 7) }, () => letter(luck, small)).join("")}`,
  ).join(luck.chance(0.06) ? " & " : " ");
  const shown = luck.chance(0.35) ? some.toUpperCase() : some;
  if (luck.chance(0.12)) return `${luck.whole(1, 9999)} ${shown}`;
  return luck.chance(0.1) ? `${shown}${luck.pick([",", ":", "'s", "-", "."])}` : shown;
}
