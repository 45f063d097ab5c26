import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format";
import type { Address } from "@/components/ui/use-address";

type ListPartsProps<Part extends string> = {
  address: Address;
  /** Its name in the address. Several parts are separated by commas. */
  name?: string;
  /** What is chosen here. */
  label: string;
  /** The button for the whole list. */
  all: string;
  parts: readonly Part[];
  names: Readonly<Record<Part, string>>;
  counts: Readonly<Record<Part, number>> | undefined;
};

/** Buttons for the parts of a list, such as its states, with how many rows each has. */
export function ListParts<Part extends string>({ address, name = "state", label, all, parts, names, counts }: ListPartsProps<Part>) {
  const here = address.get(name).split(",");
  const isWhole = !parts.some((part) => here.includes(part));
  const isPressed = (part: Part | undefined) => (part ? here.includes(part) : isWhole);
  const button = (part: Part | undefined, words: string) => (
    <Button
      key={words}
      variant={isPressed(part) ? "secondary" : "ghost"}
      aria-pressed={isPressed(part)}
      onClick={() => address.set({ [name]: part ?? "" })}
    >
      {words}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's
    <div role="group" aria-label={label} className="flex flex-wrap gap-1 border-b px-3 py-2 max-sm:flex-nowrap max-sm:overflow-x-auto">
      {button(undefined, all)}
      {parts.map((part) => button(part, counts ? `${names[part]} (${formatNumber(counts[part])})` : names[part]))}
    </div>
  );
}
