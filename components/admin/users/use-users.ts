"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { live } from "@/components/admin/use-admin";
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
    meta: { success: say("admin.invitationSent"), failure: say("admin.failedToSendTheInvitation") },
  });
}

export function useUpdateUser(id: string) {
  return useMutation({
    mutationFn: (patch: AdminUserPatch) => api.patch<AdminUserDto>(`${base}/${id}`, patch),
    onSuccess: useUsersChanged(),
    meta: { success: say("admin.userUpdatedSuccessfully"), failure: say("admin.failedToUpdateUser") },
  });
}

/** What is done to a user after a question. */
export type UserAction = "suspend" | "activate" | "reset" | "sessions" | "factor" | "delete" | "withdraw" | "resend";

const calls: Record<UserAction, { call: (id: string) => Promise<unknown>; success: string; failure: string }> = {
  suspend: {
    call: (id) => api.patch(`${base}/${id}`, { status: "suspended" }),
    get success() {
      return say("admin.userSuspended");
    },
    get failure() {
      return say("admin.failedToSuspendUser");
    },
  },
  activate: {
    call: (id) => api.patch(`${base}/${id}`, { status: "active" }),
    get success() {
      return say("admin.userReactivated");
    },
    get failure() {
      return say("admin.failedToReactivateUser");
    },
  },
  reset: {
    call: (id) => api.post(`${base}/${id}/password-reset`),
    get success() {
      return say("admin.passwordResetLinkSent");
    },
    get failure() {
      return say("admin.failedToSendTheReset");
    },
  },
  sessions: {
    call: (id) => api.delete(`${base}/${id}/sessions`),
    get success() {
      return say("admin.signedOutOnAllDevices");
    },
    get failure() {
      return say("admin.failedToSignTheUser");
    },
  },
  factor: {
    call: (id) => api.delete(`${base}/${id}/two-factor`),
    get success() {
      return say("admin.twoFactorAuthenticationReset");
    },
    get failure() {
      return say("admin.failedToResetTwoFactor");
    },
  },
  delete: {
    call: (id) => api.delete(`${base}/${id}`),
    get success() {
      return say("admin.userDeletedSuccessfully");
    },
    get failure() {
      return say("admin.failedToDeleteUser");
    },
  },
  withdraw: {
    call: (id) => api.delete(`${invitations}/${id}`),
    get success() {
      return say("common.invitationWithdrawn");
    },
    get failure() {
      return say("admin.failedToWithdrawTheInvitation");
    },
  },
  resend: {
    call: (id) => api.post(`${invitations}/${id}/send`),
    get success() {
      return say("admin.invitationSent");
    },
    get failure() {
      return say("admin.failedToSendTheInvitation");
    },
  },
};

export function useUserAction(action: UserAction) {
  const { call, success, failure } = calls[action];
  // A refusal may come from what changed since the list was read.
  return useMutation({ mutationFn: call, onSettled: useUsersChanged(), meta: { success, failure } });
}
