"use client";

import { type CompanyAction, useCompanyAction } from "@/components/admin/companies/use-companies";
import { Confirm } from "@/components/ui/confirm";
import type { AdminCompanyDto } from "@/lib/admin/companies/schema";
import { say } from "@/messages/say";

type Words = { title: string; question: (name: string) => string; consequence: string; confirmLabel: string; harmless?: boolean };

const words: Record<CompanyAction, Words> = {
  suspend: {
    get title() {
      return say("admin.suspendCompany");
    },
    question: (name) => say("admin.areYouSureYouWant", { name }),
    get consequence() {
      return say("admin.weSignEveryoneOutAnd");
    },
    get confirmLabel() {
      return say("admin.suspendCompany");
    },
  },
  activate: {
    get title() {
      return say("admin.reactivateCompany");
    },
    question: (name) => say("admin.reactivateName", { name }),
    get consequence() {
      return say("admin.itsPeopleCanSignIn");
    },
    get confirmLabel() {
      return say("admin.reactivateCompany");
    },
    harmless: true,
  },
  delete: {
    get title() {
      return say("admin.deleteCompany");
    },
    question: (name) => say("admin.areYouSureYouWantTo", { name }),
    get consequence() {
      return say("admin.wellDeleteItAndAll");
    },
    get confirmLabel() {
      return say("admin.deleteCompany");
    },
  },
  keep: {
    get title() {
      return say("admin.cancelDeletion");
    },
    question: (name) => say("admin.cancelTheDeletionOfName", { name }),
    get consequence() {
      return say("admin.weTellItsMembersThat");
    },
    get confirmLabel() {
      return say("admin.keepCompany");
    },
    harmless: true,
  },
};

type CompanyQuestionProps = { action: CompanyAction; company: AdminCompanyDto; open: boolean; onClose: () => void };

/** Asks before something is done to a company. */
export function CompanyQuestion({ action, company, open, onClose }: CompanyQuestionProps) {
  const run = useCompanyAction(action);
  const { question, ...rest } = words[action];
  return (
    <Confirm
      {...rest}
      open={open}
      question={question(company.name)}
      busy={run.isPending}
      onConfirm={() => run.mutate(company.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
