"use client";

import { LogOut } from "lucide-react";
import { useSignOut } from "@/components/auth/use-auth";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";

/** The signed-in person's e-mail and the way out. */
export function Account() {
  const { user } = useSession();
  const signOut = useSignOut();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="hidden min-w-0 max-w-96 truncate text-ink-2 sm:inline" title={user.email}>
        {user.email}
      </span>
      <Button variant="ghost" className="max-sm:px-2.5" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {!signOut.isPending && <LogOut aria-hidden className="size-4" />}
        Sign Out
      </Button>
    </div>
  );
}
