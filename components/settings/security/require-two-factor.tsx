"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { profileQuery, useUpdateSettings } from "@/components/settings/company/use-profile";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { Switch } from "@/components/ui/switch";
import { ownFactorFirst } from "@/lib/companies/profile/values";

/** For admins: whether every member needs a second factor. */
export function RequireTwoFactor({ hasOwn }: { hasOwn: boolean }) {
  const { data: profile } = useQuery(profileQuery());
  const update = useUpdateSettings();
  const [asking, setAsking] = useState(false);
  if (!profile) return null;
  const { requireTwoFactor, version } = profile;
  const turn = (wanted: boolean) => update.mutate({ requireTwoFactor: wanted, version }, { onSettled: () => setAsking(false) });
  return (
    <Section title="Company Security">
      <Switch
        label="Require Two-Factor Authentication"
        means={
          hasOwn || requireTwoFactor
            ? "Members without a second factor set one up before they can continue. This applies to single sign-on and invitations too."
            : ownFactorFirst
        }
        checked={requireTwoFactor}
        disabled={update.isPending || (!hasOwn && !requireTwoFactor)}
        onChange={(wanted) => (wanted ? setAsking(true) : turn(false))}
      />
      <Confirm
        open={asking}
        title="Require two-factor authentication"
        question="Are you sure you want to require two-factor authentication for everyone in your company?"
        consequence="Members without a second factor are asked to set one up on their next click."
        harmless
        confirmLabel="Require 2FA"
        busy={update.isPending}
        onConfirm={() => turn(true)}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
