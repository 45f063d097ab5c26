import { cx } from "@/components/ui/class-names";

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** Some of its rows are selected, not all. */
  some?: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
};

/** A checkbox without words, in a field that a finger finds. */
export function SelectBox({ label, checked, some = false, onChange, className }: SelectBoxProps) {
  return (
    <label
      className={cx("-m-2 inline-flex size-8 align-middle cursor-pointer items-center justify-center max-sm:m-0 max-sm:size-11", className)}
    >
      <input
        type="checkbox"
        aria-label={label}
        className="size-4 rounded accent-accent max-sm:size-5"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
