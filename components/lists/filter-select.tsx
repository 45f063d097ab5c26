import { Select } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";

type FilterSelectProps = {
  address: Address;
  /** The filter's name in the address. */
  name: string;
  label: string;
  /** Shown while nothing is chosen, such as "All Status". */
  all: string;
  options: readonly { value: string; label: string }[];
};

/** Size of a filter in the row above a list: two share a line of a phone. */
export const filterClass = "flex-1 basis-36 sm:max-w-44";

/** One filter of a list, kept in the address. A value that the filter does not know counts as no choice. */
export function FilterSelect({ address, name, label, all, options }: FilterSelectProps) {
  const wanted = address.get(name);
  return (
    <Select
      aria-label={label}
      options={options}
      placeholder={all}
      value={options.some(({ value }) => value === wanted) ? wanted : ""}
      onChange={(event) => address.set({ [name]: event.target.value })}
      className={filterClass}
    />
  );
}
