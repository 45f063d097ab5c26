import { daysAfter, type Plan, planInWords } from "@/components/settings/reminders/plan";
import { cx } from "@/components/ui/class-names";
import { say } from "@/messages/say";

/** The plan as a sentence and as a line of days. Each dot is one email. */
export function PlanPicture({ plan }: { plan: Plan }) {
  const { days, more } = daysAfter(plan);
  return (
    <section aria-labelledby="reminder-plan" className="rounded-card border bg-sunken p-4">
      <h3 id="reminder-plan" className="font-medium text-ink">
        {say("settings.planTitle")}
      </h3>
      <p role="status" className="mt-1 max-w-[72ch] text-ink">
        {planInWords(plan)}
      </p>
      <div aria-hidden className="mt-4">
        <div className="flex justify-between text-ink-3 text-xs">
          <span>{plan.steps.length > 0 && say("settings.planDaysBefore")}</span>
          <span>{days.length > 0 && say("settings.planDaysAfter")}</span>
        </div>
        <div className="mt-1 flex">
          {plan.steps.map((step) => (
            <Mark key={step} text={String(step)} />
          ))}
          <div className="shrink-0 text-center">
            <div className="relative flex h-6 items-center justify-center">
              <span className={lineClass} />
              <span className="absolute h-6 w-0.5 bg-red" />
              {days.length > 0 && <span className="relative size-3 rounded-full bg-red" />}
            </div>
            <p className="font-medium text-red text-xs">{say("settings.planExpires")}</p>
          </div>
          {days.slice(1).map((day) => (
            <Mark key={day} text={String(day)} isAfter />
          ))}
          {more !== null && <Mark text={`${more}…`} isAfter isOpen />}
        </div>
      </div>
    </section>
  );
}

const lineClass = "absolute inset-x-0 h-px bg-control-line";

/** `isOpen`: the first of many. */
function Mark({ text, isAfter = false, isOpen = false }: { text: string; isAfter?: boolean; isOpen?: boolean }) {
  return (
    <div className="min-w-0 flex-1 text-center">
      <div className="relative flex h-6 items-center justify-center">
        <span className={isOpen ? "absolute inset-x-0 border-control-line border-t border-dashed" : lineClass} />
        <span
          className={cx("relative size-2.5 rounded-full", isOpen ? "border-2 border-red bg-surface" : isAfter ? "bg-red" : "bg-accent")}
        />
      </div>
      <p className="text-ink-2 text-xs tabular-nums">{text}</p>
    </div>
  );
}
