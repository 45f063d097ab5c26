"use client";

import { type UserAction, useUserAction } from "@/components/admin/users/use-users";
import { Confirm } from "@/components/ui/confirm";
import type { AdminUserDto } from "@/lib/admin/users/schema";

type Words = { title: string; question: (name: string) => string; consequence?: string; confirmLabel: string; harmless?: boolean };

const words: Record<UserAction, Words> = {
  suspend: {
    title: "Suspend User",
    question: (name) => `Are you sure you want to suspend ${name}?`,
    consequence: "We sign them out on all devices, and they cannot sign in until you reactivate them.",
    confirmLabel: "Suspend User",
  },
  activate: {
    title: "Reactivate User",
    question: (name) => `Reactivate ${name}?`,
    consequence: "They can sign in again with their password.",
    confirmLabel: "Reactivate User",
    harmless: true,
  },
  reset: {
    title: "Send Password Reset",
    question: (name) => `Email ${name} a link to choose a new password?`,
    consequence: "The link works once and expires in one hour. Their current password works until then.",
    confirmLabel: "Send Reset Link",
    harmless: true,
  },
  sessions: {
    title: "End Sessions",
    question: (name) => `Are you sure you want to sign ${name} out on all devices?`,
    consequence: "They can sign in again right away.",
    confirmLabel: "End Sessions",
  },
  factor: {
    title: "Reset Two-Factor",
    question: (name) => `Are you sure you want to turn off two-factor authentication for ${name}?`,
    consequence: "Make sure you know who is asking. We sign them out on all devices and email them about it.",
    confirmLabel: "Reset Two-Factor",
  },
  delete: {
    title: "Delete User",
    question: () => "Are you sure you want to delete this user?",
    consequence: "Their account is deleted now. Documents they uploaded stay with the company, without their name.",
    confirmLabel: "Delete User",
  },
  withdraw: {
    title: "Withdraw Invitation",
    question: (name) => `Are you sure you want to withdraw the invitation of ${name}?`,
    consequence: "The link in their email stops working.",
    confirmLabel: "Withdraw Invitation",
  },
  resend: {
    title: "Send Invitation Again",
    question: (name) => `Email ${name} a new invitation?`,
    consequence: "The link in the earlier email stops working.",
    confirmLabel: "Send Invitation",
    harmless: true,
  },
};

type UserQuestionProps = { action: UserAction; user: AdminUserDto; open: boolean; onClose: () => void };

/** Asks before something is done to a user. */
export function UserQuestion({ action, user, open, onClose }: UserQuestionProps) {
  const run = useUserAction(action);
  const { question, consequence = "", ...rest } = words[action];
  const whose = action === "delete" ? `${user.name} (${user.email}) of ${user.company.name}. ` : "";
  return (
    <Confirm
      {...rest}
      open={open}
      question={question(user.name)}
      consequence={`${whose}${consequence}`}
      busy={run.isPending}
      onConfirm={() => run.mutate(user.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
