"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { profileQuery } from "@/components/settings/company/profile-queries";
import { useUpdateSettings } from "@/components/settings/company/use-profile";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { Switch } from "@/components/ui/switch";
import { ownFactorFirst } from "@/lib/companies/profile/values";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** For admins: whether every member needs a second factor. */
export function RequireTwoFactor({ hasOwn }: { hasOwn: boolean }) {
  const { data: profile } = useQuery(profileQuery());
  const update = useUpdateSettings();
  const [asking, setAsking] = useState(false);
  if (!profile) return null;
  const { requireTwoFactor, version } = profile;
  const turn = (wanted: boolean) => update.mutate({ requireTwoFactor: wanted, version }, { onSettled: () => setAsking(false) });
  return (
    <Section title={say("security.companySecurity")}>
      <Switch
        label={say("security.requireLabel")}
        means={hasOwn || requireTwoFactor ? say("security.requireConsequence") : inWords(ownFactorFirst())}
        checked={requireTwoFactor}
        disabled={update.isPending || (!hasOwn && !requireTwoFactor)}
        onChange={(wanted) => (wanted ? setAsking(true) : turn(false))}
      />
      <Confirm
        open={asking}
        title={say("security.requireTitle")}
        question={say("security.requireTwoFactorQuestion")}
        consequence={say("security.requireHelp")}
        harmless
        confirmLabel={say("security.require2fa")}
        busy={update.isPending}
        onConfirm={() => turn(true)}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
