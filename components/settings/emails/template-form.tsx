"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { VendorCombobox } from "@/components/pickers/vendor-combobox";
import { vendorsQuery } from "@/components/queries/use-vendors";
import { EmailText } from "@/components/reminders/email-text";
import { TextFields } from "@/components/reminders/text-fields";
import { TextProblems } from "@/components/reminders/text-problems";
import { previewQuery } from "@/components/reminders/use-reminders";
import { useResetTemplate, useSaveTemplate } from "@/components/settings/emails/use-templates";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { useUnsaved } from "@/components/ui/leave-question";
import { isOutdated } from "@/lib/http/client/api";
import type { TemplateText } from "@/lib/mail/templates/rules";
import { unknownIn } from "@/lib/mail/templates/rules";
import type { TemplateDto } from "@/lib/mail/templates/schema";
import { type TemplateKind, templateKindNames } from "@/lib/mail/templates/values";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

/** One template with its live preview. What someone else saved meanwhile is shown, and asked about before it is overwritten. */
export function TemplateForm({ template }: { template: TemplateDto }) {
  const mayWrite = useCan("company:write");
  const [text, setText] = useState<TemplateText>({ subject: template.subject, body: template.body });
  const [version, setVersion] = useState(template.version);
  const [conflict, setConflict] = useState<TemplateText & { version: string }>();
  const [problems, setProblems] = useState<Record<string, string>>();
  const [isAsking, setAsking] = useState(false);
  const save = useSaveTemplate(template);
  const reset = useResetTemplate(template);
  useUnsaved(() => text.subject !== template.subject || text.body !== template.body);
  const unknown = unknownIn(template.kind, text);
  const isUnfit = unknown.subject.length + unknown.body.length > 0;

  const settle = (now: TemplateDto) => {
    setText({ subject: now.subject, body: now.body });
    setVersion(now.version);
    setConflict(undefined);
    setProblems(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onError = (error: Error) => {
      if (isOutdated(error)) setConflict(error.current as TemplateText & { version: string });
      else if ("fields" in error) setProblems(error.fields as Record<string, string>);
    };
    save.mutate({ ...text, version: conflict?.version ?? version }, { onSuccess: settle, onError });
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="grid gap-6 p-5 lg:grid-cols-2">
        <div className="min-w-0 space-y-4">
          {conflict && (
            <FormAlert>
              {say("settings.templateWasChanged")}{" "}
              <button type="button" className="font-medium underline" onClick={() => settle({ ...template, ...conflict })}>
                {say("settings.takeOther")}
              </button>
            </FormAlert>
          )}
          <TextFields kind={template.kind} text={text} problems={problems} disabled={!mayWrite} onChange={setText} />
          <TextProblems kind={template.kind} text={text} />
        </div>
        <Preview template={template} text={text} />
      </div>
      {mayWrite && (
        <div className="flex flex-wrap gap-2 border-t px-5 py-4">
          <Button type="submit" busy={save.isPending} disabled={isUnfit}>
            {say("settings.saveTemplate")}
          </Button>
          {template.isOwn && (
            <Button variant="secondary" busy={reset.isPending} onClick={() => setAsking(true)}>
              {say("settings.resetTemplate")}
            </Button>
          )}
        </div>
      )}
      <Confirm
        open={isAsking}
        title={say("settings.resetTemplate")}
        question={say("settings.resetTemplateQuestion", { name: say(templateKindNames[template.kind]) })}
        consequence={say("settings.resetTemplateConsequence")}
        confirmLabel={say("settings.resetTemplate")}
        busy={reset.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => reset.mutate(undefined, { onSuccess: settle, onSettled: () => setAsking(false) })}
      />
    </form>
  );
}

/** The status of vendors for whom the email has the most to say. */
const fittingStatus: Partial<Record<TemplateKind, VendorDto["complianceStatus"]>> = { reminder: "EXPIRING_SOON", followup: "EXPIRED" };

/** The words with the facts of a real vendor. */
function Preview({ template, text }: { template: TemplateDto; text: TemplateText }) {
  const [chosen, setChosen] = useState("");
  const one = { active: true, page: 1, limit: 1 } as const;
  const { data: fitting } = useQuery(
    vendorsQuery({ ...one, ...(fittingStatus[template.kind] && { status: fittingStatus[template.kind] }) }),
  );
  const { data: some } = useQuery(vendorsQuery(one));
  const vendorId = chosen || fitting?.vendors[0]?.id || some?.vendors[0]?.id || "";
  const { data: preview } = useQuery(previewQuery(vendorId, template.kind, template.language));
  return (
    <div className="min-w-0 space-y-3">
      <Field label={say("settings.previewWith")} required>
        {(aria) => <VendorCombobox placeholder={say("settings.chooseAVendor")} value={vendorId} onChange={setChosen} {...aria} />}
      </Field>
      {preview ? <EmailText preview={preview} text={text} /> : <p className="text-ink-3 text-small">{say("settings.previewEmpty")}</p>}
    </div>
  );
}
