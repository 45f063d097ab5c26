"use client";

import type { ComponentProps } from "react";
import { type UserAction, useUserAction } from "@/components/admin/users/use-users";
import { Confirm } from "@/components/ui/confirm";
import type { AdminUserDto } from "@/lib/admin/users/schema";
import { say } from "@/messages/say";

type Words = Pick<ComponentProps<typeof Confirm>, "title" | "question" | "consequence" | "confirmLabel" | "harmless">;

const words: Record<UserAction, (name: string) => Words> = {
  suspend: (name) => ({
    title: say("admin.suspendUser"),
    question: say("admin.suspendQuestion", { name }),
    consequence: say("admin.userSuspendConsequence"),
    confirmLabel: say("admin.suspendUser"),
  }),
  activate: (name) => ({
    title: say("admin.reactivateUser"),
    question: say("admin.reactivateName", { name }),
    consequence: say("admin.userReactivateConsequence"),
    confirmLabel: say("admin.reactivateUser"),
    harmless: true,
  }),
  reset: (name) => ({
    title: say("admin.sendPasswordReset"),
    question: say("admin.resetQuestion", { name }),
    consequence: say("admin.resetConsequence"),
    confirmLabel: say("admin.sendResetLink"),
    harmless: true,
  }),
  sessions: (name) => ({
    title: say("admin.endSessions"),
    question: say("admin.sessionsEndQuestion", { name }),
    consequence: say("admin.sessionsEndConsequence"),
    confirmLabel: say("admin.endSessions"),
  }),
  factor: (name) => ({
    title: say("admin.resetTwoFactor"),
    question: say("admin.twoFactorResetQuestion", { name }),
    consequence: say("admin.twoFactorResetConsequence"),
    confirmLabel: say("admin.resetTwoFactor"),
  }),
  delete: () => ({
    title: say("admin.deleteUser"),
    question: say("admin.deleteUserQuestion"),
    consequence: say("admin.userDeleteConsequence"),
    confirmLabel: say("admin.deleteUser"),
  }),
  withdraw: (name) => ({
    title: say("admin.withdrawInvitation"),
    question: say("admin.withdrawInvitationQuestion", { name }),
    consequence: say("admin.invitationWithdrawConsequence"),
    confirmLabel: say("admin.withdrawInvitation"),
  }),
  resend: (name) => ({
    title: say("admin.sendInvitationAgain"),
    question: say("admin.inviteAgainQuestion", { name }),
    consequence: say("admin.inviteAgainConsequence"),
    confirmLabel: say("common.sendInvitation"),
    harmless: true,
  }),
};

type UserQuestionProps = { action: UserAction; user: AdminUserDto; open: boolean; onClose: () => void };

/** Asks before something is done to a user. */
export function UserQuestion({ action, user, open, onClose }: UserQuestionProps) {
  const run = useUserAction(action);
  const shown = words[action](user.name);
  return (
    <Confirm
      {...shown}
      open={open}
      consequence={
        action === "delete"
          ? say("admin.userDeletionFacts", {
              name: user.name,
              email: user.email,
              company: user.company.name,
              consequence: shown.consequence,
            })
          : shown.consequence
      }
      busy={run.isPending}
      onConfirm={() => run.mutate(user.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
