"use client";

import { useSignOut } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";

export function SecurityTab() {
  const signOut = useSignOut();
  return (
    <Section title="Security">
      <div className="flex flex-wrap items-center justify-between gap-4 p-5">
        <p className="text-ink-2">A new password is set with Forgot password, after signing out. It ends every session.</p>
        <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out here
        </Button>
      </div>
    </Section>
  );
}
