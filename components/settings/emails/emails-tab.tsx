"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TemplateForm } from "@/components/settings/emails/template-form";
import { templatesQuery } from "@/components/settings/emails/use-templates";
import { Section } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Loaded } from "@/components/ui/loaded";
import { Select } from "@/components/ui/select";
import { type TemplateKind, type TemplateLanguage, templateKindNames, templateKinds, templateLanguages } from "@/lib/mail/templates/values";
import { languages } from "@/messages/languages";
import { say } from "@/messages/say";

const kindOptions = () => templateKinds.map((value) => ({ value, label: say(templateKindNames[value]) }));
const languageOptions = templateLanguages.map((value) => ({ value, label: languages[value] }));

/** What emails to vendors say. */
export function EmailsTab() {
  const [kind, setKind] = useState<TemplateKind>("reminder");
  const [language, setLanguage] = useState<TemplateLanguage>("en");
  return (
    <Loaded query={useQuery(templatesQuery())} what={say("settings.theTemplates")}>
      {({ templates }) => {
        const template = templates.find((one) => one.kind === kind && one.language === language);
        return (
          <Section title={say("settings.emailTemplates")}>
            <p className="max-w-[80ch] px-5 pt-4 text-ink-2 text-small">{say("settings.emailTemplatesMeans", { place: "{{vendor}}" })}</p>
            <div className="grid gap-5 px-5 pt-4 sm:grid-cols-[240px_200px]">
              <Field label={say("settings.emailKind")} required>
                {(aria) => (
                  <Select options={kindOptions()} value={kind} onChange={({ target }) => setKind(target.value as TemplateKind)} {...aria} />
                )}
              </Field>
              <Field label={say("settings.language")} required>
                {(aria) => (
                  <Select
                    options={languageOptions}
                    value={language}
                    onChange={({ target }) => setLanguage(target.value as TemplateLanguage)}
                    {...aria}
                  />
                )}
              </Field>
            </div>
            {template && <TemplateForm key={`${kind}-${language}`} template={template} />}
          </Section>
        );
      }}
    </Loaded>
  );
}
