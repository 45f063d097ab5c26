"use client";

import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { forgetKept } from "@/components/auth/forget-kept";
import { useSignOut } from "@/components/auth/use-account";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { leave } from "@/components/ui/leaving";

/** The way out, beside the signed-in person's e-mail. */
export function Account() {
  const signOut = useSignOut();
  const { id } = useSession().user;
  // The one before may have left without signing out.
  useEffect(() => forgetKept(id), [id]);
  return (
    <Button
      variant="ghost"
      className="max-sm:-mr-2.5 max-sm:px-2.5"
      busy={signOut.isPending}
      onClick={() => leave("/", () => signOut.mutate())}
    >
      {!signOut.isPending && <LogOut aria-hidden className="size-4" />}
      Sign Out
    </Button>
  );
}
