import { ReadValue } from "@/components/documents/read-value";
import { formatMoney } from "@/components/ui/format";
import { statedLimits } from "@/lib/documents/review/rules";
import type { PolicyDto } from "@/lib/documents/schema";

type LimitKey = PolicyDto["limits"][number]["key"];
type Line = { name: string; value: string | null; unreadable: boolean };

const limitWords: Record<LimitKey, string> = {
  eachOccurrence: "Each occurrence",
  damageToRentedPremises: "Damage to rented premises",
  medicalExpense: "Medical expense",
  personalAdvInjury: "Personal & adv. injury",
  generalAggregate: "General aggregate",
  productsCompOpAggregate: "Products - comp/op aggregate",
  combinedSingleLimit: "Combined single limit",
  umbrellaEachOccurrence: "Each occurrence",
  umbrellaAggregate: "Aggregate",
  elEachAccident: "E.L. each accident",
  elDiseaseEachEmployee: "E.L. disease, each employee",
  elDiseasePolicyLimit: "E.L. disease, policy limit",
};

const limitKeys = Object.keys(limitWords) as LimitKey[];

/** Unreadable values that other columns show. */
const elsewhere = [
  "policy number",
  "effective date",
  "expiration date",
  "insurer letter",
  "additional insured box",
  "waiver of subrogation box",
  "type",
  "type text",
];

/** The name under which the server lists a value that could not be read. */
export function nameOf(key: string): string {
  return key.replace(/([A-Z])/g, " $1").toLowerCase();
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Every limit of a row: an amount, the form's word in its place, unreadable, or (of the form's own lines) not stated. */
export function limitLines({ coverage, limits, limitTexts, otherLimits, unreadable }: PolicyDto): Line[] {
  const values = new Map([
    ...limitTexts.map(({ key, text }) => [key, text] as const),
    ...limits.map(({ key, amount }) => [key, formatMoney(amount)] as const),
  ]);
  const keys = limitKeys.filter((key) => statedLimits[coverage].includes(key) || values.has(key) || unreadable.includes(nameOf(key)));
  const known = new Set([...limitKeys.map(nameOf), ...elsewhere]);
  return [
    ...keys.map((key) => ({
      name: limitWords[key],
      value: values.get(key) ?? null,
      unreadable: !values.has(key) && unreadable.includes(nameOf(key)),
    })),
    ...otherLimits.map(({ label, amount }) => ({ name: label, value: formatMoney(amount), unreadable: false })),
    ...unreadable.filter((name) => !known.has(name)).map((name) => ({ name: capitalised(name), value: null, unreadable: true })),
  ];
}

export function PolicyLimits({ policy }: { policy: PolicyDto }) {
  const lines = limitLines(policy);
  if (lines.length === 0) return <ReadValue unreadable={false}>{null}</ReadValue>;
  return (
    <dl className="space-y-0.5 text-left">
      {lines.map(({ name, value, unreadable }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a form may have the same words
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-3 text-small [overflow-wrap:anywhere]">{name}</dt>
          <dd className="text-right">
            <ReadValue unreadable={unreadable}>{value}</ReadValue>
          </dd>
        </div>
      ))}
    </dl>
  );
}
