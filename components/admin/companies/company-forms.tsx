"use client";

import { useAddCompany, useLook, useUpdateCompany } from "@/components/admin/companies/use-companies";
import { statusOptions } from "@/components/admin/status-badge";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type AdminCompanyDto, type CompanyDataDto, companyForm, lookInput, newCompanyInput } from "@/lib/admin/companies/schema";
import { trialDays } from "@/lib/tenancy/plan-values";
import { say } from "@/messages/say";

const planOptions = () => [
  { value: "trial", label: say("admin.trial") },
  { value: "basic", label: say("admin.basic") },
  { value: "pro", label: say("admin.pro") },
  { value: "enterprise", label: say("admin.enterprise") },
];

export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddCompany();
  const form = useZodForm(newCompanyInput, { name: "", plan: "trial", adminEmail: "" });
  const { problem, control } = form;
  return (
    <SendDialog
      title={say("admin.addCompany")}
      submit={{ label: say("admin.addCompany") }}
      form={form}
      state={add}
      send={(input, events) => add.mutate(input, events)}
      onClose={onClose}
    >
      <Field label={say("admin.companyName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" maxLength={160} {...control("name")} {...aria} />}
      </Field>
      <Field label={say("common.plan")} required help={say("admin.trialHelp", { days: trialDays })} error={problem("plan")}>
        {(aria) => <Select className="max-w-60" options={planOptions()} {...control("plan")} {...aria} />}
      </Field>
      <Field label={say("admin.adminEmail")} required help={say("admin.firstAdminHelp")} error={problem("adminEmail")}>
        {(aria) => <Input type="email" autoComplete="off" maxLength={254} {...control("adminEmail")} {...aria} />}
      </Field>
    </SendDialog>
  );
}

type Plan = "trial" | "basic" | "pro" | "enterprise";
type Shown = { name: string; plan: Plan; trialEndsOn: string; status: "active" | "suspended"; version: string };

const shownOf = (company: AdminCompanyDto): Shown => ({
  name: company.name,
  plan: (company.standing.state === "active" ? company.plan : "trial") as Plan,
  trialEndsOn: company.trialEndsOn,
  status: company.status,
  version: company.version,
});
const valuesOf = ({ version: _version, ...values }: Shown) => values;

export function EditCompanyDialog({ company, onClose }: { company: AdminCompanyDto; onClose: () => void }) {
  const update = useUpdateCompany(company.id);
  const form = useRecordForm(companyForm, shownOf(company), valuesOf);
  const { problem, control } = form;
  return (
    <SendDialog
      title={say("admin.editName", { name: company.name })}
      submit={{ label: say("admin.saveChanges") }}
      form={form}
      state={update}
      send={(input, events) => update.mutate(form.changes(input), events)}
      onClose={onClose}
    >
      <Field label={say("admin.companyName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" maxLength={160} {...control("name")} {...aria} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say("common.plan")} required help={say("admin.trialPlanHelp")} error={problem("plan")}>
          {(aria) => <Select options={planOptions()} {...control("plan")} {...aria} />}
        </Field>
        <Field label={say("admin.trialEnds")} required help={say("admin.trialLastDayHelp")} error={problem("trialEndsOn")}>
          {(aria) => <Input type="date" {...control("trialEndsOn")} {...aria} />}
        </Field>
      </div>
      <Field label={say("common.status")} required help={say("admin.suspendConsequence")} error={problem("status")}>
        {(aria) => <Select className="max-w-60" options={statusOptions()} {...control("status")} {...aria} />}
      </Field>
    </SendDialog>
  );
}

type LookDialogProps = { company: AdminCompanyDto; onShow: (data: CompanyDataDto) => void; onClose: () => void };

/** No one looks into a company's data unless the company can read why. */
export function LookDialog({ company, onShow, onClose }: LookDialogProps) {
  const look = useLook(company.id);
  const form = useZodForm(lookInput, { reason: "" });
  return (
    <SendDialog
      title={say("admin.viewCompanyData")}
      submit={{ label: say("admin.viewData") }}
      form={form}
      state={look}
      send={(input, { onSuccess, onError }) =>
        look.mutate(input, {
          onSuccess: (data) => {
            onShow(data);
            onSuccess();
          },
          onError,
        })
      }
      onClose={onClose}
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{say("admin.viewDataConsequence", { name: company.name })}</p>
      <Field label={say("common.reason")} required error={form.problem("reason")}>
        {(aria) => <Textarea rows={3} maxLength={500} {...form.control("reason")} {...aria} />}
      </Field>
    </SendDialog>
  );
}
