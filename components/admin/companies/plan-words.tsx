import { formatMoment } from "@/components/ui/format";
import type { AdminCompanyDto } from "@/lib/admin/companies/schema";
import { planName } from "@/lib/companies/billing/rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** The plan that counts; a trial is shown as a trial. */
export function PlanWords({ plan, standing }: Pick<AdminCompanyDto, "plan" | "standing">) {
  if (standing.state === "active") return <span className="text-ink-2">{inWords(planName(plan))}</span>;
  const ends = formatMoment(standing.endsAt, "UTC");
  const name =
    standing.state === "trial" ? say("admin.trial") : standing.ended === "plan" ? say("admin.planEnded") : say("admin.trialEnded");
  return (
    <>
      <span className="text-ink-2">{name}</span>
      <span className="block whitespace-nowrap text-ink-3 text-small">{standing.state === "trial" ? `until ${ends}` : `on ${ends}`}</span>
    </>
  );
}
