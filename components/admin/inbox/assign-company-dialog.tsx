"use client";

import { CompanyCombobox } from "@/components/admin/companies/company-combobox";
import { useSettleUnmatched } from "@/components/admin/inbox/use-unmatched";
import { AssignEmailDialog } from "@/components/inbox/assign-email-dialog";
import type { UnmatchedEmailDto } from "@/lib/admin/unmatched/schema";
import { say } from "@/messages/say";

/** Asks for the company that an email is for. */
export function AssignCompanyDialog({ email, onClose }: { email: UnmatchedEmailDto; onClose: () => void }) {
  const [only, ...others] = email.candidates;
  const known = others.length === 0 ? only : undefined;
  const { mutate, isPending } = useSettleUnmatched();
  return (
    <AssignEmailDialog
      subject={email.subject}
      label={say("common.company")}
      help={say("admin.unmatchedAssignConsequence")}
      missing={say("admin.selectACompany")}
      {...(known && { first: known.id })}
      busy={isPending}
      picker={(attributes) => <CompanyCombobox {...(known && { known })} {...attributes} />}
      onAssign={(companyId) => mutate({ id: email.id, companyId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
