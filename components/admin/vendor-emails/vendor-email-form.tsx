"use client";

import { useState } from "react";
import { AnyVendorCombobox, type ChosenVendor } from "@/components/admin/vendor-emails/any-vendor-combobox";
import { useSendVendorEmail } from "@/components/admin/vendor-emails/use-vendor-emails";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { withVendorName } from "@/lib/admin/vendor-emails/rules";
import { vendorEmailInput } from "@/lib/admin/vendor-emails/schema";
import { emailTemplates, emailTypes, longestMessage, longestSubject } from "@/lib/admin/vendor-emails/values";
import { ApiError } from "@/lib/http/client/api";
import { inWords, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

type EmailType = (typeof emailTypes)[number];
type Draft = { emailType: EmailType; subject: string; message: string };
type Problems = Partial<Record<"vendorId" | "recipientEmail" | "subject" | "message", string>>;

const templateOptions = () => emailTypes.map((value) => ({ value, label: inWords(emailTemplates[value].label) }));

/** The template's words, with the vendor's name in them once a vendor is chosen. */
function draftOf(emailType: EmailType, vendor: ChosenVendor | null): Draft {
  const { subject, message } = emailTemplates[emailType];
  const filled = (words: Sentence) => (vendor ? withVendorName(inWords(words), vendor.name) : inWords(words));
  return { emailType, subject: filled(subject), message: filled(message) };
}

const isUnedited = (draft: Draft, vendor: ChosenVendor | null) => {
  const template = draftOf(draft.emailType, vendor);
  return template.subject === draft.subject && template.message === draft.message;
};

/** What is typed, which follows the chosen vendor and template, and what was wrong with it. */
function useDraft() {
  const [vendor, setVendor] = useState<ChosenVendor | null>(null);
  const [draft, setDraft] = useState(() => draftOf("reminder", null));
  const [problems, setProblems] = useState<Problems>({});

  function change(part: Partial<Draft>): void {
    setDraft({ ...draft, ...part });
    setProblems({});
  }

  // A template that was not edited is filled in again; edited words keep the changes.
  function choose(next: ChosenVendor): void {
    const { emailType, subject, message } = draft;
    const named = { emailType, subject: withVendorName(subject, next.name), message: withVendorName(message, next.name) };
    setDraft(isUnedited(draft, vendor) ? draftOf(emailType, next) : named);
    setVendor(next);
    setProblems({});
  }

  function clear(): void {
    setVendor(null);
    setDraft(draftOf("custom", null));
  }

  return { vendor, draft, problems, setProblems, change, choose, clear };
}

export function VendorEmailForm() {
  const { vendor, draft, problems, setProblems, change, choose, clear } = useDraft();
  const send = useSendVendorEmail();

  function submit(): void {
    if (send.isPending) return;
    const parsed = vendorEmailInput.safeParse({ ...draft, vendorId: vendor?.id, recipientEmail: vendor?.email });
    if (!parsed.success) {
      setProblems(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], inWords(issueSentence(message))])) as Problems,
      );
      return;
    }
    send.mutate(parsed.data, {
      onSuccess: clear,
      onError: (error) => setProblems(error instanceof ApiError ? (error.fields as Problems) : {}),
    });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="space-y-5 p-5">
        <Field label={say("common.vendor")} required error={problems.vendorId ?? problems.recipientEmail}>
          {(aria) => <AnyVendorCombobox vendor={vendor} onChange={choose} {...aria} />}
        </Field>
        <Field label={say("admin.template")} required>
          {(aria) => (
            <Select
              options={templateOptions()}
              value={draft.emailType}
              onChange={({ target }) => change(draftOf(target.value as EmailType, vendor))}
              {...aria}
            />
          )}
        </Field>
        <Field label={say("admin.subject")} required error={problems.subject}>
          {(aria) => (
            <Input
              maxLength={longestSubject}
              value={draft.subject}
              onChange={({ target }) => change({ subject: target.value })}
              {...aria}
            />
          )}
        </Field>
        <Field label={say("admin.message")} required error={problems.message}>
          {(aria) => (
            <Textarea
              rows={12}
              maxLength={longestMessage}
              value={draft.message}
              onChange={({ target }) => change({ message: target.value })}
              {...aria}
            />
          )}
        </Field>
      </div>
      <div className="flex border-t px-5 py-4">
        <Button type="submit" busy={send.isPending} disabled={!vendor}>
          {send.isPending ? say("common.sending") : say("admin.sendEmail")}
        </Button>
      </div>
    </form>
  );
}
