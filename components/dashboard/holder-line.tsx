import { useQuery } from "@tanstack/react-query";
import { useCan } from "@/components/layout/session-context";
import { requirementSetsQuery } from "@/components/requirements/requirement-queries";
import { profileQuery } from "@/components/settings/company/profile-queries";
import { LinkButton } from "@/components/ui/link-button";
import { say } from "@/messages/say";

/** Whom certificates must be made out to, while an admin can still correct it before the first vendor is asked. */
export function HolderLine() {
  const mayWrite = useCan("company:write");
  const profile = useQuery({ ...profileQuery(), enabled: mayWrite });
  const sets = useQuery({ ...requirementSetsQuery(), enabled: mayWrite });
  const usual = sets.data?.sets.find(({ isDefault }) => isDefault);
  if (!profile.data || !usual) return null;
  const { name, legalNames, address } = profile.data;
  const holder = [legalNames[0] ?? name, ...(address ?? "").split("\n")].filter(Boolean).join(", ");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-4">
      <div className="min-w-0">
        <h3 className="font-semibold text-ink">{say("dashboard.holderTitle")}</h3>
        <p className="text-ink [overflow-wrap:anywhere]">{holder}</p>
        <p className="text-ink-2">{usual.checksHolder ? say("dashboard.holderChecked") : say("dashboard.holderUnchecked")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!usual.checksHolder && (
          <LinkButton href={`/requirements/${usual.id}?add=certificate-holder`} variant="secondary">
            {say("dashboard.checkHolder")}
          </LinkButton>
        )}
        <LinkButton href="/settings?tab=company" variant="secondary">
          {say("dashboard.editHolder")}
        </LinkButton>
      </div>
    </div>
  );
}
