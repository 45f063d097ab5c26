import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";

type BoxesProps<Value extends string> = {
  name: string;
  label: string;
  help?: string;
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
};

/** Several of some values, each with a checkbox. */
export function Boxes<Value extends string>({ name, label, help, names, values, chosen, error, onChange }: BoxesProps<Value>) {
  const toggle = (value: Value, isChosen: boolean) => onChange(values.filter((one) => (one === value ? isChosen : chosen.includes(one))));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
      {help && <p className="mb-1.5 text-ink-3 text-small">{help}</p>}
      <div className="grid sm:grid-cols-2 sm:gap-2">
        {values.map((value) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          >
            {names[value]}
          </Checkbox>
        ))}
      </div>
      <FieldError message={error} />
    </fieldset>
  );
}
