import type { UseFormRegisterReturn } from "react-hook-form";
import { reminderSteps } from "@/lib/reminders/values";
import { say } from "@/messages/say";

type StepsFieldProps = { register: UseFormRegisterReturn; disabled?: boolean };

/** The days before expiration, each on or off. */
export function StepsField({ register, disabled = false }: StepsFieldProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 font-medium text-body text-ink">{say("reminders.daysBeforeExpiration")}</legend>
      <div className="flex flex-wrap gap-2">
        {reminderSteps.map((step) => (
          <label
            key={step}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-control border border-control-line px-3 tabular-nums has-checked:border-link has-disabled:cursor-not-allowed has-disabled:opacity-60 max-sm:min-h-11"
          >
            <input type="checkbox" value={String(step)} className="size-4 accent-accent" {...register} />
            {say("reminders.countDays", { count: step })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
