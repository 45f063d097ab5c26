"use client";

import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { sentence, type useSingleSignOn } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { usePaused } from "@/components/ui/use-paused";
import type { SignOnDto } from "@/lib/accounts/sso/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const none: SignOnDto = { provider: null, isRequired: false };
const ofAddress = /^[^\s@]+@([^\s@]+\.[^\s@.]{2,})$/;

/** How people at the domain of a typed address sign in. Only the domain is asked about, once it is whole. */
export function useFirmSignOn(email: string): SignOnDto {
  const domain = usePaused(ofAddress.exec(email.trim().toLowerCase())?.[1] ?? "");
  const { data } = useQuery({
    queryKey: ["sign-on-of", domain] as const,
    queryFn: () => api.get<SignOnDto>(`/api/auth/sign-on?${new URLSearchParams({ domain })}`),
    enabled: domain !== "",
    staleTime: 5 * 60_000,
    // Without an answer, the password is asked for as always.
    meta: { quiet: true },
  });
  return (domain !== "" && data) || none;
}

type FirmSignOnProps = {
  provider: { id: string; name: string };
  /** Passwords do not count at the domain: the form itself leads to the provider. */
  isOnly: boolean;
  to: string;
  start: ReturnType<typeof useSingleSignOn>;
};

/** The way to the firm's own provider. */
export function FirmSignOn({ provider: { id, name }, isOnly, to, start }: FirmSignOnProps) {
  return (
    <>
      {start.isError && <FormAlert>{sentence(start.error, say("auth.providerStartFailed"))}</FormAlert>}
      <Button
        type={isOnly ? "submit" : "button"}
        variant={isOnly ? "primary" : "secondary"}
        large
        className="w-full"
        busy={start.isPending || start.isSuccess}
        onClick={isOnly ? undefined : () => start.mutate({ provider: id, to })}
      >
        <KeyRound aria-hidden className="size-4.5" />
        {say("auth.continueWithName", { name })}
      </Button>
    </>
  );
}
