"use client";

import { LogOut } from "lucide-react";
import { useSignOut } from "@/components/auth/use-account";
import { Button } from "@/components/ui/button";

/** The way out, beside the signed-in person's e-mail. */
export function Account() {
  const signOut = useSignOut();
  return (
    <Button variant="ghost" className="max-sm:px-2.5" busy={signOut.isPending} onClick={() => signOut.mutate()}>
      {!signOut.isPending && <LogOut aria-hidden className="size-4" />}
      Sign Out
    </Button>
  );
}
