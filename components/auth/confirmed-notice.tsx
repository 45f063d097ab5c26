"use client";

import { useEffect } from "react";
import { useSession } from "@/components/layout/session-context";
import { useAddress } from "@/components/ui/use-address";
import { notify } from "@/lib/client/notify";
import { say } from "@/messages/say";

/** Says what the sign-in page would have said, to who confirmed their address while signed in. */
export function ConfirmedNotice() {
  const address = useAddress();
  const { user } = useSession();
  const confirmed = user.emailVerified && address.get("confirmed") === "1";
  useEffect(() => {
    if (!confirmed) return;
    notify.success(say("auth.emailConfirmedSuccessfully"));
    address.correct({ confirmed: undefined });
  });
  return null;
}
