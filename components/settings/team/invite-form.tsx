"use client";

import { RoleSelect } from "@/components/settings/team/role-select";
import { useInvite } from "@/components/settings/team/use-team";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { invitationDays, roleMeanings } from "@/lib/companies/team/rules";
import { invitationInput } from "@/lib/companies/team/schema";

export function InviteForm() {
  const invite = useInvite();
  const form = useZodForm(invitationInput, { email: "", role: "MANAGER" });
  const { control, problem } = form;
  const submit = form.handleSubmit((input) =>
    invite.mutate(input, { onSuccess: () => form.reset({ email: "", role: input.role }), onError: form.showServerProblems }),
  );

  return (
    <form method="post" noValidate onSubmit={submit} className="p-5">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_180px_auto]">
        <Field label="Email" required error={problem("email")}>
          {(aria) => <Input type="email" autoComplete="off" placeholder="name@company.com" {...control("email")} {...aria} />}
        </Field>
        <Field label="Role" required error={problem("role")}>
          {(aria) => <RoleSelect {...control("role")} {...aria} />}
        </Field>
        <Button type="submit" className="sm:mt-[26px]" busy={invite.isPending}>
          {invite.isPending ? "Sending..." : "Send Invitation"}
        </Button>
      </div>
      <p className="mt-3 text-ink-3 text-small">
        {roleMeanings[form.watch("role")]}. The link in the mail works once, for {invitationDays} days.
      </p>
    </form>
  );
}
