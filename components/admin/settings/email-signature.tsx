"use client";

import type { FormPart } from "@/components/admin/settings/email-sign-in";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { EmailDto } from "@/lib/admin/settings/schema";
import { say } from "@/messages/say";

/** The key that signs outgoing emails. */
export function EmailSignature({
  settings,
  fixedHelp,
  control,
  problem,
}: FormPart & { settings: EmailDto; fixedHelp: string | undefined }) {
  const keyHelp = settings.hasDkimKey ? say("admin.storedSecretHelp") : say("admin.signatureKeyHelp");
  return (
    <>
      <Field label={say("admin.dkimDomain")} help={fixedHelp ?? say("admin.signatureDomainHelp")} error={problem("dkimDomain")}>
        {(aria) => <Input autoComplete="off" {...control("dkimDomain")} {...aria} />}
      </Field>
      <Field label={say("admin.dkimSelector")} help={fixedHelp} error={problem("dkimSelector")}>
        {(aria) => <Input autoComplete="off" {...control("dkimSelector")} {...aria} />}
      </Field>
      <Field label={say("admin.dkimPrivateKey")} help={fixedHelp ?? keyHelp} error={problem("dkimKey")}>
        {(aria) => <Textarea rows={4} autoComplete="off" spellCheck={false} {...control("dkimKey")} {...aria} />}
      </Field>
    </>
  );
}
