"use client";

import { useAddCompany, useLook, useUpdateCompany } from "@/components/admin/companies/use-companies";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type AdminCompanyDto, type CompanyDataDto, companyForm, lookInput, newCompanyInput } from "@/lib/admin/companies/schema";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const plans = [
  {
    value: "trial",
    get label() {
      return say("admin.trial");
    },
  },
  {
    value: "basic",
    get label() {
      return say("admin.basic");
    },
  },
  {
    value: "pro",
    get label() {
      return say("admin.pro");
    },
  },
  {
    value: "enterprise",
    get label() {
      return say("admin.enterprise");
    },
  },
];
const statuses = [
  {
    value: "active",
    get label() {
      return say("common.active");
    },
  },
  {
    value: "suspended",
    get label() {
      return say("admin.suspended");
    },
  },
];

export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddCompany();
  const form = useZodForm(newCompanyInput, { name: "", plan: "trial", adminEmail: "" });
  const { problem, control } = form;
  const submit = form.handleSubmit((input) => add.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <FormDialog
      title={say("admin.addCompany")}
      submit={{ label: say("admin.addCompany"), busy: add.isPending }}
      alert={!isAboutFields(add.error) && add.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={say("admin.companyName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" maxLength={160} {...control("name")} {...aria} />}
      </Field>
      <Field label={say("common.plan")} required help={say("admin.aTrialLasts14Days")} error={problem("plan")}>
        {(aria) => <Select className="max-w-60" options={plans} {...control("plan")} {...aria} />}
      </Field>
      <Field label={say("admin.adminEmail")} required help={say("admin.weEmailThisPersonAn")} error={problem("adminEmail")}>
        {(aria) => <Input type="email" autoComplete="off" maxLength={254} {...control("adminEmail")} {...aria} />}
      </Field>
    </FormDialog>
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
  const submit = form.handleSubmit((input) => update.mutate(form.changes(input), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <FormDialog
      title={say("admin.editName", { name: company.name })}
      submit={{ label: say("admin.saveChanges"), busy: update.isPending }}
      alert={!isAboutFields(update.error) && update.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {form.conflict}
      <Field label={say("admin.companyName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" maxLength={160} {...control("name")} {...aria} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say("common.plan")} required help={say("admin.trialEndsThePlan")} error={problem("plan")}>
          {(aria) => <Select options={plans} {...control("plan")} {...aria} />}
        </Field>
        <Field label={say("admin.trialEnds")} required help={say("admin.theTrialIncludesThisDay")} error={problem("trialEndsOn")}>
          {(aria) => <Input type="date" {...control("trialEndsOn")} {...aria} />}
        </Field>
      </div>
      <Field label={say("common.status")} required help={say("admin.suspendingSignsEveryoneOfThe")} error={problem("status")}>
        {(aria) => <Select className="max-w-60" options={statuses} {...control("status")} {...aria} />}
      </Field>
    </FormDialog>
  );
}

type LookDialogProps = { company: AdminCompanyDto; onShow: (data: CompanyDataDto) => void; onClose: () => void };

/** Nobody looks into a company's data without the company being able to read why. */
export function LookDialog({ company, onShow, onClose }: LookDialogProps) {
  const look = useLook(company.id);
  const form = useZodForm(lookInput, { reason: "" });
  const submit = form.handleSubmit((input) =>
    look.mutate(input, {
      onSuccess: (data) => {
        onShow(data);
        onClose();
      },
      onError: form.showServerProblems,
    }),
  );
  return (
    <FormDialog
      title={say("admin.viewCompanyData")}
      submit={{ label: say("admin.viewData"), busy: look.isPending }}
      alert={!isAboutFields(look.error) && look.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{say("admin.youWillSeeVendorsDocuments", { name: company.name })}</p>
      <Field label={say("common.reason")} required error={form.problem("reason")}>
        {(aria) => <Textarea rows={3} maxLength={500} {...form.control("reason")} {...aria} />}
      </Field>
    </FormDialog>
  );
}
