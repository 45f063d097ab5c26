import { limitWords } from "@/components/documents/document-words";
import { ReadValue } from "@/components/documents/read-value";
import { formatMoney } from "@/components/ui/format";
import type { PolicyDto } from "@/lib/documents/schema";

type LimitKey = PolicyDto["limits"][number]["key"];

/** The limits that the form has a line for, per coverage. */
const stated: Record<PolicyDto["coverage"], readonly LimitKey[]> = {
  GENERAL_LIABILITY: [
    "eachOccurrence",
    "damageToRentedPremises",
    "medicalExpense",
    "personalAdvInjury",
    "generalAggregate",
    "productsCompOpAggregate",
  ],
  AUTO_LIABILITY: ["combinedSingleLimit"],
  UMBRELLA_POLICY: ["umbrellaEachOccurrence", "umbrellaAggregate"],
  WORKERS_COMPENSATION: ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"],
  OTHER: [],
};

/** The name under which the server lists a value that could not be read. */
export function nameOf(key: string): string {
  return key.replace(/([A-Z])/g, " $1").toLowerCase();
}

export function PolicyLimits({ policy }: { policy: PolicyDto }) {
  const amounts = new Map(policy.limits.map(({ key, amount }) => [key, amount]));
  const keys = [...new Set([...stated[policy.coverage], ...amounts.keys()])];
  if (keys.length === 0) return <ReadValue unreadable={false}>{null}</ReadValue>;
  return (
    <dl className="space-y-0.5 text-left">
      {keys.map((key) => {
        const amount = amounts.get(key);
        return (
          <div key={key} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-3 text-small">{limitWords[key]}</dt>
            <dd className="text-right">
              <ReadValue unreadable={amount === undefined && policy.unreadable.includes(nameOf(key))}>
                {amount === undefined ? null : formatMoney(amount)}
              </ReadValue>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
