import type { Gates } from "@/components/requirements/use-requirements";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { answerNames, gateNames } from "@/lib/compliance/verdicts/labels-values";
import { say } from "@/messages/say";

type GatesFieldsProps = { gates: Gates; onChange?: (gates: Gates) => void };

const moments = {
  failing: { label: "requirements.whenFailing", answers: ["warn", "stop"] },
  review: { label: "requirements.whenReview", answers: ["warn", "stop"] },
  softMiss: { label: "requirements.whenSoftMiss", answers: ["clear", "warn"] },
} as const;

/** What a failing record, one under review and one that only warns mean for work and for payment. Without `onChange` to read. */
export function GatesFields({ gates, onChange }: GatesFieldsProps) {
  return (
    <fieldset disabled={!onChange} className="p-5">
      <legend className="sr-only">{say("requirements.gates")}</legend>
      <p className="mb-4 text-ink-2">{say("requirements.gatesMeans")}</p>
      <div className="grid max-w-2xl gap-x-8 gap-y-5 sm:grid-cols-2">
        {(["work", "pay"] as const).map((gate) => (
          <fieldset key={gate} className="space-y-3">
            <legend className="mb-2 font-semibold text-ink">{say(gateNames[gate])}</legend>
            {(["failing", "review", "softMiss"] as const).map((when) => (
              <Field key={when} required label={say(moments[when].label)}>
                {(aria) => (
                  <Select
                    {...aria}
                    className="max-w-60"
                    options={moments[when].answers.map((value) => ({ value, label: say(answerNames[value]) }))}
                    value={gates[gate][when]}
                    onChange={({ target }) =>
                      onChange?.({ ...gates, [gate]: { ...gates[gate], [when]: target.value } as Gates[typeof gate] })
                    }
                  />
                )}
              </Field>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
