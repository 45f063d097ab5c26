"use client";

import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { useAddress } from "@/components/ui/use-address";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { say } from "@/messages/say";

/** Says that vendors are shown a certificate holder that nothing checks. `children`: what to do about it. */
export function HolderHint({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <FormAlert tone="info">
      <p>{name ? say("requirements.holderUncheckedIn", { name }) : say("requirements.holderUnchecked")}</p>
      <div className="mt-2">{children}</div>
    </FormAlert>
  );
}

/** The hint above a set that is edited. The list of sets has the same button, which leads here with the requirement added. */
export function UncheckedHolder({ rules, onAdd }: { rules: readonly Requirement[]; onAdd: () => void }) {
  const checksHolder = rules.some(({ type }) => type === "certificate-holder");
  const address = useAddress();
  const isAsked = address.get("add") === "certificate-holder";
  useEffect(() => {
    if (!isAsked) return;
    address.set({ add: undefined });
    if (!checksHolder) onAdd();
  });
  if (checksHolder) return null;
  return (
    <HolderHint>
      <Button variant="secondary" onClick={onAdd}>
        {say("dashboard.checkHolder")}
      </Button>
    </HolderHint>
  );
}
