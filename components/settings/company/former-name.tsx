import { useState } from "react";
import { useUpdateSettings } from "@/components/settings/company/use-profile";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import type { ProfileDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

/**
 * While another name is typed, and after it was saved: certificates on file are made out to the former one. One press keeps
 * accepting it.
 */
export function FormerName({ profile, name }: { profile: ProfileDto; name: string }) {
  const update = useUpdateSettings();
  // What it was called when the form opened.
  const [former] = useState(profile.name);
  const isAccepted = [profile.name, ...profile.legalNames].includes(former);
  const typed = name.trim();
  if (typed === "" || typed === former || (isAccepted && profile.legalNames.includes(former))) return null;
  return (
    <FormAlert tone="info">
      <p>{say("settings.formerName", { former })}</p>
      <Button
        variant="secondary"
        className="mt-2"
        busy={update.isPending}
        onClick={() => update.mutate({ legalNames: [...profile.legalNames, former], version: profile.version })}
      >
        {say("settings.keepFormerName", { former })}
      </Button>
    </FormAlert>
  );
}
