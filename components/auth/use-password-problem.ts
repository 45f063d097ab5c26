"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usePlatform } from "@/components/layout/platform-context";
import { passwordProblem } from "@/lib/accounts/passwords/rules";
import type { PasswordCheckDto } from "@/lib/accounts/passwords/schema";
import { api } from "@/lib/http/client/api";
import { inWords } from "@/lib/infra/sentences-rules";
import { policyProblem } from "@/lib/tenancy/settings/rules";
import { passwordPolicies } from "@/lib/tenancy/settings/values";
import { say } from "@/messages/say";

const pauseMillis = 500;

/**
 * Why the server would refuse what is typed, or null. The list of common passwords is the server's; it is asked once the typing
 * pauses, and where it does not answer, it decides when the form is sent.
 */
export function usePasswordProblem(password: string, ownWords: readonly string[]): string | null {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(password), pauseMillis);
    return () => clearTimeout(timer);
  }, [password]);
  const { passwordPolicy } = usePlatform();
  const isLongEnough = password.length >= passwordPolicies[passwordPolicy].length;
  const guessed = isLongEnough ? passwordProblem(password, ownWords) : null;
  const refused = isLongEnough && !guessed ? policyProblem(password, passwordPolicy) : null;
  const here = guessed ? say(guessed) : refused && inWords(refused);
  const { data } = useQuery({
    queryKey: ["password-check", paused],
    queryFn: () => api.post<PasswordCheckDto>("/api/auth/password-check", { password: paused }),
    enabled: paused === password && isLongEnough && !here,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return here ?? (paused === password ? (data?.problem ?? null) : null);
}
