"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { forgetKept } from "@/components/auth/forget-kept";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MessageDto } from "@/lib/infra/messages-schema";

/*
 * What the frame of every signed-in screen calls; the sign-in's own calls are in use-auth.
 */

/** The whole page is left, so that nothing of the account stays in memory, nor what it typed and found in the browser. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => api.post("/api/auth/logout"),
    onSuccess: () => {
      forgetKept();
      window.location.assign("/");
    },
  });
}

/** The answer may be that it is confirmed already: then the page is fetched again, without the question. */
export function useResendConfirmation() {
  const router = useRouter();
  return useMutation({
    mutationFn: () => api.post<MessageDto>("/api/auth/confirm/resend"),
    onSuccess: ({ message }) => {
      notify.success(message);
      router.refresh();
    },
  });
}
