"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { RoleSelect } from "@/components/settings/team/role-select";
import { useInvite } from "@/components/settings/team/use-team";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type InvitationsDto, type InvitationsInput, invitationsAtOnce, invitationsForm } from "@/lib/companies/team/schema";
import { invitationDays, roleMeanings, roleNames } from "@/lib/companies/team/values";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

type Result = InvitationsDto["results"][number];

/** Invites one or more teammates and shows the result for each address. */
export function InviteForm() {
  const invite = useInvite();
  const [results, setResults] = useState<Result[]>([]);
  const [asked, setAsked] = useState<Result[]>([]);
  const form = useZodForm(invitationsForm, { emails: "", role: "MANAGER" });
  const role = form.watch("role");

  const send = (input: InvitationsInput, earlier: Result[] = []) =>
    invite.mutate(input, {
      onSuccess: (answer) => {
        const invited = answer.results.filter(({ outcome }) => outcome === "invited").length;
        if (invited > 0) notify.success(invited === 1 ? say("settings.invitationSent") : say("settings.invitationsSent", { invited }));
        const all = [...earlier, ...answer.results];
        setAsked(all.filter(({ outcome }) => outcome === "question"));
        setResults(all.length > 1 || invited === 0 ? all.filter(({ outcome }) => outcome !== "question") : []);
        // Keep refused addresses in the field, to be corrected.
        const left = all.filter(({ outcome }) => outcome === "refused").map(({ email }) => email);
        form.reset({ emails: left.join("\n"), role: input.role });
      },
      onError: form.showServerProblems,
    });
  const changeRoles = () => send({ emails: asked.map(({ email }) => email), role, changeRole: true }, results);

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((input) => send(input))} className="p-5">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,400px)_180px_auto] sm:justify-start">
        <Field label={say("settings.emailAddresses")} required error={form.problem("emails")}>
          {(aria) => (
            <Textarea rows={2} autoComplete="off" placeholder={say("settings.inviteExample")} {...form.control("emails")} {...aria} />
          )}
        </Field>
        <Field label={say("common.role")} required error={form.problem("role")}>
          {(aria) => <RoleSelect {...form.control("role")} {...aria} />}
        </Field>
        <Button type="submit" className="sm:mt-[26px]" busy={invite.isPending}>
          {invite.isPending ? say("common.sending") : say("common.sendInvitation")}
        </Button>
      </div>
      <p className="mt-3 max-w-prose text-ink-3 text-small">
        {say("settings.inviteHelp", { meaning: say(roleMeanings[role]), invitationsAtOnce, invitationDays })}
      </p>
      {results.length > 0 && <ResultList results={results} />}
      <Confirm
        open={asked.length > 0}
        title={asked.length === 1 ? say("settings.changeInvitation") : say("settings.changeInvitations")}
        question={
          asked.length === 1
            ? (asked[0]?.message ?? "")
            : say("settings.inviteOtherRoleMany", { count: asked.length, roleNames: say(roleNames[role]) })
        }
        consequence={asked.length > 1 ? asked.map(({ email }) => email).join(", ") : say("settings.inviteAgainConsequence")}
        harmless
        confirmLabel={asked.length === 1 ? say("settings.changeInvitationConfirmLabel") : say("settings.changeInvitationsConfirmLabel")}
        busy={invite.isPending}
        onConfirm={changeRoles}
        onClose={() => setAsked([])}
      />
    </form>
  );
}

function ResultList({ results }: { results: readonly Result[] }) {
  return (
    <ul aria-label={say("settings.result")} className="mt-4 space-y-2 text-small">
      {results.map(({ email, outcome, message }) => (
        <li key={email} className="flex items-start gap-2">
          {outcome === "invited" ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-red" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-medium text-ink">{email}</span>: {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
