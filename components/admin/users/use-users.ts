"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminCall, live, useAdminAction } from "@/components/admin/use-admin";
import type { AdminUserDto, AdminUserPatch, AdminUsersDto, NewUserInput } from "@/lib/admin/users/schema";
import { api } from "@/lib/http/client/api";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

const base = "/api/admin/users";
const invitations = "/api/admin/invitations";
const users = ["admin", "users"] as const;

type Filter = { search: string; status: string; companyId: string; page: number; limit: number };

export function adminUsersQuery(filter: Filter) {
  return queryOptions({ queryKey: [...users, filter] as const, queryFn: () => api.get<AdminUsersDto>(base, filter), ...live });
}

/** The list, and the counts of users on the other admin screens. */
function useUsersChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["admin"] });
}

export function useAddUser() {
  return useMutation({
    mutationFn: (input: NewUserInput) => api.post<MessageDto>(base, input),
    onSuccess: useUsersChanged(),
    meta: { success: say("admin.invitationSent"), failure: say("admin.invitationSendFailed") },
  });
}

export function useUpdateUser(id: string) {
  return useMutation({
    mutationFn: (patch: AdminUserPatch) => api.patch<AdminUserDto>(`${base}/${id}`, patch),
    onSuccess: useUsersChanged(),
    meta: { success: say("admin.userUpdatedSuccessfully"), failure: say("admin.userUpdateFailed") },
  });
}

/** What is done to a user after a question. */
export type UserAction = "suspend" | "activate" | "reset" | "sessions" | "factor" | "delete" | "withdraw" | "resend";

const calls: Record<UserAction, AdminCall> = {
  suspend: {
    call: (id) => api.patch(`${base}/${id}`, { status: "suspended" }),
    success: "admin.userSuspended",
    failure: "admin.userSuspendFailed",
  },
  activate: {
    call: (id) => api.patch(`${base}/${id}`, { status: "active" }),
    success: "admin.userReactivated",
    failure: "admin.userReactivateFailed",
  },
  reset: {
    call: (id) => api.post(`${base}/${id}/password-reset`),
    success: "admin.resetLinkQueued",
    failure: "admin.resetLinkFailed",
  },
  sessions: {
    call: (id) => api.delete(`${base}/${id}/sessions`),
    success: "admin.sessionsEnded",
    failure: "admin.sessionsEndFailed",
  },
  factor: {
    call: (id) => api.delete(`${base}/${id}/two-factor`),
    success: "admin.twoFactorResetDone",
    failure: "admin.twoFactorResetFailed",
  },
  delete: { call: (id) => api.delete(`${base}/${id}`), success: "admin.userDeletedSuccessfully", failure: "admin.userDeleteFailed" },
  withdraw: {
    call: (id) => api.delete(`${invitations}/${id}`),
    success: "common.invitationWithdrawn",
    failure: "admin.invitationWithdrawFailed",
  },
  resend: {
    call: (id) => api.post(`${invitations}/${id}/send`),
    success: "admin.invitationSent",
    failure: "admin.invitationSendFailed",
  },
};

export const useUserAction = (action: UserAction) => useAdminAction(calls[action]);
