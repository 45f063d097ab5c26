"use client";

import { type UserAction, useUserAction } from "@/components/admin/users/use-users";
import { Confirm } from "@/components/ui/confirm";
import type { AdminUserDto } from "@/lib/admin/users/schema";
import { say } from "@/messages/say";

type Words = { title: string; question: (name: string) => string; consequence?: string; confirmLabel: string; harmless?: boolean };

const words: Record<UserAction, Words> = {
  suspend: {
    get title() {
      return say("admin.suspendUser");
    },
    question: (name) => say("admin.areYouSureYouWant", { name }),
    get consequence() {
      return say("admin.weSignThemOutOn");
    },
    get confirmLabel() {
      return say("admin.suspendUser");
    },
  },
  activate: {
    get title() {
      return say("admin.reactivateUser");
    },
    question: (name) => say("admin.reactivateName", { name }),
    get consequence() {
      return say("admin.theyCanSignInAgain");
    },
    get confirmLabel() {
      return say("admin.reactivateUser");
    },
    harmless: true,
  },
  reset: {
    get title() {
      return say("admin.sendPasswordReset");
    },
    question: (name) => say("admin.emailNameALinkTo", { name }),
    get consequence() {
      return say("admin.theLinkWorksOnceAnd");
    },
    get confirmLabel() {
      return say("admin.sendResetLink");
    },
    harmless: true,
  },
  sessions: {
    get title() {
      return say("admin.endSessions");
    },
    question: (name) => say("admin.areYouSureYouWantToSign", { name }),
    get consequence() {
      return say("admin.theyCanSignInAgainRight");
    },
    get confirmLabel() {
      return say("admin.endSessions");
    },
  },
  factor: {
    get title() {
      return say("admin.resetTwoFactor");
    },
    question: (name) => say("admin.areYouSureYouWantToTurn", { name }),
    get consequence() {
      return say("admin.makeSureYouKnowWho");
    },
    get confirmLabel() {
      return say("admin.resetTwoFactor");
    },
  },
  delete: {
    get title() {
      return say("admin.deleteUser");
    },
    question: () => say("admin.areYouSureYouWantToDelete"),
    get consequence() {
      return say("admin.theirAccountIsDeletedNow");
    },
    get confirmLabel() {
      return say("admin.deleteUser");
    },
  },
  withdraw: {
    get title() {
      return say("admin.withdrawInvitation");
    },
    question: (name) => say("admin.areYouSureYouWantToWithdraw", { name }),
    get consequence() {
      return say("admin.theLinkInTheirEmail");
    },
    get confirmLabel() {
      return say("admin.withdrawInvitation");
    },
  },
  resend: {
    get title() {
      return say("admin.sendInvitationAgain");
    },
    question: (name) => say("admin.emailNameANewInvitation", { name }),
    get consequence() {
      return say("admin.theLinkInTheEarlier");
    },
    get confirmLabel() {
      return say("common.sendInvitation");
    },
    harmless: true,
  },
};

type UserQuestionProps = { action: UserAction; user: AdminUserDto; open: boolean; onClose: () => void };

/** Asks before something is done to a user. */
export function UserQuestion({ action, user, open, onClose }: UserQuestionProps) {
  const run = useUserAction(action);
  const { question, consequence = "", ...rest } = words[action];
  return (
    <Confirm
      {...rest}
      open={open}
      question={question(user.name)}
      consequence={
        action === "delete"
          ? say("admin.nameEmailOfCompany", { name: user.name, email: user.email, company: user.company.name, consequence })
          : consequence
      }
      busy={run.isPending}
      onConfirm={() => run.mutate(user.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
