"use client";

import type { ComponentProps } from "react";
import { type CompanyAction, useCompanyAction } from "@/components/admin/companies/use-companies";
import { Confirm } from "@/components/ui/confirm";
import type { AdminCompanyDto } from "@/lib/admin/companies/schema";
import { say } from "@/messages/say";

type Words = Pick<ComponentProps<typeof Confirm>, "title" | "question" | "consequence" | "confirmLabel" | "harmless">;

const words: Record<CompanyAction, (name: string) => Words> = {
  suspend: (name) => ({
    title: say("admin.suspendCompany"),
    question: say("admin.suspendQuestion", { name }),
    consequence: say("admin.companySuspendConsequence"),
    confirmLabel: say("admin.suspendCompany"),
  }),
  activate: (name) => ({
    title: say("admin.reactivateCompany"),
    question: say("admin.reactivateName", { name }),
    consequence: say("admin.companyReactivateConsequence"),
    confirmLabel: say("admin.reactivateCompany"),
    harmless: true,
  }),
  delete: (name) => ({
    title: say("admin.deleteCompany"),
    question: say("admin.deleteQuestion", { name }),
    consequence: say("admin.companyDeleteConsequence"),
    confirmLabel: say("admin.deleteCompany"),
  }),
  keep: (name) => ({
    title: say("admin.cancelDeletion"),
    question: say("admin.keepQuestion", { name }),
    consequence: say("admin.keepConsequence"),
    confirmLabel: say("admin.keepCompany"),
    harmless: true,
  }),
};

type CompanyQuestionProps = { action: CompanyAction; company: AdminCompanyDto; open: boolean; onClose: () => void };

/** Asks before something is done to a company. */
export function CompanyQuestion({ action, company, open, onClose }: CompanyQuestionProps) {
  const run = useCompanyAction(action);
  return (
    <Confirm
      {...words[action](company.name)}
      open={open}
      busy={run.isPending}
      onConfirm={() => run.mutate(company.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
