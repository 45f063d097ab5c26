import { Download } from "lucide-react";
import { useState } from "react";
import { Block, Outcome } from "@/components/portal/block";
import { Button } from "@/components/ui/button";
import { callPortal } from "@/lib/http/client/portal";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

type PassportProps = { token: string; passport: NonNullable<PortalPageDto["passport"]> };

/** Downloads the signed file for another customer, or says why it is not available now. */
export function Passport({ token, passport: { whyNot } }: PassportProps) {
  const [state, setState] = useState<{ busy: boolean; error?: string; done?: string }>({ busy: false });
  const make = async () => {
    setState({ busy: true });
    try {
      const { id } = await callPortal<{ id: string }>(token, "/passport", "POST");
      window.location.assign(`/api/portal/${token}/passport/${id}`);
      setState({ busy: false, done: say("portal.passportMade") });
    } catch (error) {
      setState({ busy: false, error: (error as Error).message });
    }
  };
  return (
    <Block title={say("portal.passport")} help={say("portal.passportHelp")}>
      <div className="space-y-3 p-5 max-sm:p-4">
        {whyNot ? (
          <p className="text-ink-2">{whyNot}</p>
        ) : (
          <Button variant="secondary" busy={state.busy} onClick={make}>
            <Download aria-hidden className="size-4" />
            {say("portal.downloadPassport")}
          </Button>
        )}
        <Outcome error={state.error} done={state.done} />
      </div>
    </Block>
  );
}
