"use client";

import { KeyRound } from "lucide-react";
import { sentence, useSingleSignOn } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import type { ProviderDto, StartInput } from "@/lib/accounts/sso/schema";
import { say } from "@/messages/say";

/** Other ways in, where the operator has configured any. */
export function ProviderButtons({ providers, wish, to }: StartInput & { providers: readonly ProviderDto[] }) {
  const start = useSingleSignOn();
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-3 text-ink-3 text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {say("auth.or")}
      </p>
      {start.isError && <FormAlert>{sentence(start.error, say("auth.providerStartFailed"))}</FormAlert>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          large
          className="w-full"
          busy={(start.isPending || start.isSuccess) && start.variables.provider === id}
          onClick={() => start.mutate({ provider: id, wish, to })}
        >
          <KeyRound aria-hidden className="size-4.5" />
          {say("auth.continueWithName", { name })}
        </Button>
      ))}
    </div>
  );
}
