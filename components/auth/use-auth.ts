"use client";

import { useMutation } from "@tanstack/react-query";
import type {
  AuthAnswer,
  ForgotPasswordInput,
  LoginAnswer,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
} from "@/lib/accounts/sign-in/schema";
import type { CodeInput } from "@/lib/accounts/sign-in/second-factor-schema";
import type { ProviderSignUpInput, StartDto, StartInput } from "@/lib/accounts/sso/schema";
import { ApiError, api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

/** The forms say failures themselves, above the fields; only success is a toast. */
const onScreen = (success?: string) => ({ quiet: true, ...(success && { success }) });

export function useLogin() {
  return useMutation({
    mutationFn: (input: LoginInput) => api.post<LoginAnswer>("/api/auth/login", input),
    onSuccess: (answer) => "user" in answer && sayWelcome(),
    meta: onScreen(),
  });
}

const sayWelcome = () => notify.success(say("auth.welcomeBack"));

/** The second step of a sign-in; the first one left its proof in a cookie. */
export function useSecondFactor() {
  return useMutation({
    mutationFn: (input: CodeInput) => api.post<AuthAnswer>("/api/auth/second-factor", input),
    meta: onScreen(say("auth.welcomeBack")),
  });
}

/** Leaves for the identity provider, which sends the person back. */
export function useSingleSignOn() {
  return useMutation({
    mutationFn: ({ provider, ...input }: StartInput & { provider: string }) => api.post<StartDto>(`/api/auth/sso/${provider}`, input),
    onSuccess: ({ url }) => window.location.assign(url),
    meta: onScreen(),
  });
}

/** Completes a sign-up for which an identity provider has said who the person is. */
export function useProviderSignUp() {
  return useMutation({
    mutationFn: (input: ProviderSignUpInput) => api.post<AuthAnswer>("/api/auth/sso/sign-up", input),
    meta: onScreen(say("auth.accountCreated")),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (input: RegisterInput) => api.post<AuthAnswer>("/api/auth/register", input),
    meta: onScreen(say("auth.accountCreated")),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: ForgotPasswordInput) => api.post<MessageDto>("/api/auth/forgot-password", input),
    meta: onScreen(say("auth.passwordResetSent")),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: ResetPasswordInput) => api.post<MessageDto>("/api/auth/reset-password", input),
    meta: onScreen(say("auth.passwordResetDone")),
  });
}

/** Confirms the address; used again, the link of a confirmed one answers the same. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => api.post<MessageDto>("/api/auth/confirm", { token, type: "signup" }),
    meta: onScreen(),
  });
}

/** Whether the server refused this link itself, rather than something about the form. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || (error.status === 400 && !error.fields.password));
}

/** The server's sentence where it has one, else ours. */
export function sentence(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== say("common.anErrorOccurred") ? error.message : otherwise;
}

export const confirmationFailed = () => say("auth.emailConfirmationFailed");

/** Whether the server has said no, so that asking again changes nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

export function confirmationMessage(error: unknown): string {
  return !isRefused(error) ? say("auth.emailConfirmFailed") : sentence(error, confirmationFailed());
}
