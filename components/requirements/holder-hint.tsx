import type { ReactNode } from "react";
import { FormAlert } from "@/components/ui/form-alert";
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
