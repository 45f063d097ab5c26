"use client";

import { type CompanyAction, useCompanyAction } from "@/components/admin/companies/use-companies";
import { Confirm } from "@/components/ui/confirm";
import type { AdminCompanyDto } from "@/lib/admin/companies/schema";

type Words = { title: string; question: (name: string) => string; consequence: string; confirmLabel: string; harmless?: boolean };

const words: Record<CompanyAction, Words> = {
  suspend: {
    title: "Suspend Company",
    question: (name) => `Are you sure you want to suspend ${name}?`,
    consequence: "We sign everyone out and send no more emails for this company until you reactivate it. Its data is kept.",
    confirmLabel: "Suspend Company",
  },
  activate: {
    title: "Reactivate Company",
    question: (name) => `Reactivate ${name}?`,
    consequence: "Its people can sign in again, and reminders go out again.",
    confirmLabel: "Reactivate Company",
    harmless: true,
  },
  delete: {
    title: "Delete Company",
    question: (name) => `Are you sure you want to delete ${name}?`,
    consequence: "We'll delete it and all its data in 30 days, and tell its members now. You or a company admin can cancel until then.",
    confirmLabel: "Delete Company",
  },
  keep: {
    title: "Cancel Deletion",
    question: (name) => `Cancel the deletion of ${name}?`,
    consequence: "We tell its members that nothing is deleted.",
    confirmLabel: "Keep Company",
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
