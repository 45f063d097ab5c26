"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useEndSignIn } from "@/components/connections/use-connections";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { Spinner } from "@/components/ui/spinner";
import { settingsHref } from "@/lib/companies/settings-values";
import { say } from "@/messages/say";

type Brought = { connector: string; state?: string; code?: string; realmId?: string; error?: string; error_description?: string };

/** Words of another system, which anyone could have put into the address. */
const longestReason = 300;

/** Where a system's sign-in leads back to: it ends the sign-in, and goes on to the connections. */
export function ConnectedScreen({ connector, state, code, realmId, ...refused }: Brought) {
  const router = useRouter();
  const { mutate, error } = useEndSignIn(connector);
  const isSent = useRef(false);
  const connections = settingsHref("connections");
  useEffect(() => {
    if (isSent.current || !state || !code) return;
    isSent.current = true;
    mutate({ state, code, ...(realmId && { realmId }) }, { onSuccess: () => router.replace(connections) });
  }, [mutate, router, connections, state, code, realmId]);
  const reason = (refused.error_description ?? refused.error)?.slice(0, longestReason);
  const isOver = error !== null || !state || !code;
  return (
    <>
      <PageHeader
        title={say(isOver ? "connections.notFinished" : "connections.finishing")}
        subtitle={isOver && (error?.message ?? (reason ? say("connections.refusedThere", { reason }) : say("connections.startAgain")))}
      />
      {isOver ? <LinkButton href={connections}>{say("connections.backToConnections")}</LinkButton> : <Spinner />}
    </>
  );
}
