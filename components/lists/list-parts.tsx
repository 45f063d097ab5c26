import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format";
import type { Address } from "@/components/ui/use-address";

type ListPartsProps<Part extends string> = {
  address: Address;
  /** What is chosen here. */
  label: string;
  /** The button for the whole list. */
  all: string;
  parts: readonly Part[];
  names: Readonly<Record<Part, string>>;
  counts: Readonly<Record<Part, number>> | undefined;
};

/** Buttons for the parts of a list, such as its states, with how many rows each has. The part is in the address as `state`. */
export function ListParts<Part extends string>({ address, label, all, parts, names, counts }: ListPartsProps<Part>) {
  const here = parts.find((part) => part === address.get("state"));
  const button = (part: Part | undefined, words: string) => (
    <Button
      key={words}
      variant={part === here ? "secondary" : "ghost"}
      aria-pressed={part === here}
      onClick={() => address.set({ state: part ?? "" })}
    >
      {words}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's
    <div role="group" aria-label={label} className="flex flex-wrap gap-1 border-b px-3 py-2">
      {button(undefined, all)}
      {parts.map((part) => button(part, counts ? `${names[part]} (${formatNumber(counts[part])})` : names[part]))}
    </div>
  );
}
