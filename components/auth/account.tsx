"use client";

import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { AccountButton } from "@/components/auth/account-button";
import { forgetKept } from "@/components/auth/forget-kept";
import { useSignOut } from "@/components/auth/use-account";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { leave } from "@/components/ui/leaving";
import { say } from "@/messages/say";

/** The account menu and Sign Out, next to the signed-in person's email. */
export function Account() {
  const signOut = useSignOut();
  const { id } = useSession().user;
  // The one before may have left without signing out.
  useEffect(() => forgetKept(id), [id]);
  return (
    <>
      <AccountButton />
      <Button
        variant="ghost"
        className="max-sm:-mr-2.5 max-sm:px-2.5"
        busy={signOut.isPending}
        onClick={() => leave("/", () => signOut.mutate())}
      >
        {!signOut.isPending && <LogOut aria-hidden className="size-4" />}
        {say("auth.signOut")}
      </Button>
    </>
  );
}
