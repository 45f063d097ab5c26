"use client";

import { queryOptions, useMutation } from "@tanstack/react-query";
import { z } from "zod";
import {
  authAnswer,
  doneDto,
  type ForgotPasswordInput,
  type LoginInput,
  type RegisterInput,
  type ResetPasswordInput,
} from "@/lib/auth/schema";
import { ApiError, api } from "@/lib/client/api";

/** The forms say failures themselves, above the fields; only success is a toast. */
const onScreen = (success?: string) => ({ quiet: true, ...(success && { success }) });

export function useLogin() {
  return useMutation({
    mutationFn: (input: LoginInput) => api.post("/api/auth/login", authAnswer, input),
    meta: onScreen("Welcome back!"),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (input: RegisterInput) => api.post("/api/auth/register", authAnswer, input),
    meta: onScreen("Account created successfully!"),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: ForgotPasswordInput) => api.post("/api/auth/forgot-password", doneDto, input),
    meta: onScreen("Password reset instructions sent!"),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: ResetPasswordInput) => api.post("/api/auth/reset-password", doneDto, input),
    meta: onScreen("Password reset successfully!"),
  });
}

/** The whole page is left, so that nothing of the account stays in memory. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => api.post("/api/auth/logout", z.unknown()),
    onSuccess: () => window.location.assign("/"),
  });
}

/** Confirms once; opened again, the link of a confirmed address answers the same. */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: ["auth", "confirm", token],
    queryFn: () => api.get("/api/auth/confirm", doneDto, { token, type: "signup" }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
}

/** Whether the server refused this link itself, rather than something about the form. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || (error.status === 400 && !error.fields.password));
}

/** The server's sentence where it has one, else ours. */
export function sentence(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== "An error occurred" ? error.message : otherwise;
}

export const confirmationFailed = "Email confirmation failed";

export function confirmationMessage(error: unknown): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused ? "An error occurred during email confirmation" : sentence(error, confirmationFailed);
}
