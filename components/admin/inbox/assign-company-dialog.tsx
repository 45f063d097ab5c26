"use client";

import { useState } from "react";
import { CompanyCombobox } from "@/components/admin/companies/company-combobox";
import { useSettleUnmatched } from "@/components/admin/inbox/use-unmatched";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import type { UnmatchedEmailDto } from "@/lib/admin/unmatched/schema";
import { say } from "@/messages/say";

/** Asks for the company that an email is for. */
export function AssignCompanyDialog({ email, onClose }: { email: UnmatchedEmailDto; onClose: () => void }) {
  const [only, ...others] = email.candidates;
  const known = others.length === 0 ? only : undefined;
  const [companyId, setCompanyId] = useState(known?.id ?? "");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useSettleUnmatched();
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!companyId) return setProblem(say("admin.selectACompany"));
    mutate({ id: email.id, companyId }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={say("inbox.assignTitle")}
      submit={{ label: say("inbox.assignEmail"), busy: isPending }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{email.subject || say("inbox.noSubject")}</p>
      <Field label={say("common.company")} required help={say("admin.theEmailGoesToThe")} error={problem}>
        {(aria) => (
          <CompanyCombobox
            {...(known && { known })}
            value={companyId}
            onChange={(value) => {
              setCompanyId(value);
              setProblem(undefined);
            }}
            {...aria}
          />
        )}
      </Field>
    </FormDialog>
  );
}
