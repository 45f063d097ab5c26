"use client";

import { useMutation } from "@tanstack/react-query";
import { AuthTitle } from "@/components/auth/auth-title";
import { DeadLink } from "@/components/auth/dead-link";
import { sentence } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { api } from "@/lib/http/client/api";
import type { UnsubscriptionDto } from "@/lib/mail/unsubscribe/schema";
import { say } from "@/messages/say";

/** What the link at the end of a reminder opens. It changes nothing before the press: programs that look at emails open links too. */
export function Unsubscribe({ token, found }: { token: string; found: UnsubscriptionDto | null }) {
  const stop = useMutation({
    mutationFn: () => api.post<UnsubscriptionDto>(`/api/unsubscribe/${encodeURIComponent(token)}`),
    meta: { quiet: true },
  });
  if (!found)
    return (
      <DeadLink title={say("auth.unsubscribeInvalidTitle")} ways={[{ href: "/", text: say("layout.goBackHome") }]}>
        <p>{say("auth.addressLinkCut")}</p>
        <p>{say("auth.unsubscribeByReply")}</p>
      </DeadLink>
    );
  const { company, vendor } = found;
  if (stop.isSuccess || !found.isSubscribed)
    return (
      <div role="status">
        <AuthTitle title={say("auth.remindersStopped")}>{say("auth.unsubscribedText", { company, vendor })}</AuthTitle>
      </div>
    );
  return (
    <>
      <AuthTitle title={say("auth.stopReminders")}>{say("auth.unsubscribeHint", { company, vendor })}</AuthTitle>
      {stop.isError && (
        <div className="mb-5">
          <FormAlert>{sentence(stop.error, say("auth.unsubscribeFailed"))}</FormAlert>
        </div>
      )}
      <Button large className="w-full" busy={stop.isPending} onClick={() => stop.mutate()}>
        {say("auth.stopReminders")}
      </Button>
    </>
  );
}
