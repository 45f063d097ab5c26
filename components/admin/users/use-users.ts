"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { live } from "@/components/admin/use-admin";
import type { DoneDto } from "@/lib/accounts/sign-in/schema";
import type { AdminUserDto, AdminUserPatch, AdminUsersDto, NewUserInput } from "@/lib/admin/users/schema";
import { api } from "@/lib/client/api";

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
    mutationFn: (input: NewUserInput) => api.post<DoneDto>(base, input),
    onSuccess: useUsersChanged(),
    meta: { success: "Invitation sent", failure: "Failed to send the invitation" },
  });
}

export function useUpdateUser(id: string) {
  return useMutation({
    mutationFn: (patch: AdminUserPatch) => api.patch<AdminUserDto>(`${base}/${id}`, patch),
    onSuccess: useUsersChanged(),
    meta: { success: "User updated successfully", failure: "Failed to update user" },
  });
}

/** What is done to a user after a question. */
export type UserAction = "suspend" | "activate" | "reset" | "sessions" | "factor" | "delete" | "withdraw" | "resend";

const calls: Record<UserAction, { call: (id: string) => Promise<unknown>; success: string; failure: string }> = {
  suspend: {
    call: (id) => api.patch(`${base}/${id}`, { status: "suspended" }),
    success: "User suspended",
    failure: "Failed to suspend user",
  },
  activate: {
    call: (id) => api.patch(`${base}/${id}`, { status: "active" }),
    success: "User reactivated",
    failure: "Failed to reactivate user",
  },
  reset: {
    call: (id) => api.post(`${base}/${id}/password-reset`),
    success: "Password reset link sent",
    failure: "Failed to send the reset link",
  },
  sessions: {
    call: (id) => api.delete(`${base}/${id}/sessions`),
    success: "Signed out on all devices",
    failure: "Failed to sign the user out",
  },
  factor: {
    call: (id) => api.delete(`${base}/${id}/two-factor`),
    success: "Two-factor authentication reset",
    failure: "Failed to reset two-factor authentication",
  },
  delete: { call: (id) => api.delete(`${base}/${id}`), success: "User deleted successfully", failure: "Failed to delete user" },
  withdraw: {
    call: (id) => api.delete(`${invitations}/${id}`),
    success: "Invitation withdrawn",
    failure: "Failed to withdraw the invitation",
  },
  resend: {
    call: (id) => api.post(`${invitations}/${id}/send`),
    success: "Invitation sent",
    failure: "Failed to send the invitation",
  },
};

export function useUserAction(action: UserAction) {
  const { call, success, failure } = calls[action];
  // A refusal may come from what changed since the list was read.
  return useMutation({ mutationFn: call, onSettled: useUsersChanged(), meta: { success, failure } });
}
