"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client/api";
import type { TemplateDto, TemplateInput, TemplateListDto } from "@/lib/mail/templates/schema";
import { say } from "@/messages/say";

const key = ["templates"] as const;
const addressOf = ({ kind, language }: TemplateDto) => `/api/templates/${kind}/${language}`;

export const templatesQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: () => api.get<TemplateListDto>("/api/templates"),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

function useTemplateChange<Change>(change: (input: Change) => Promise<TemplateDto>, meta: { success: string; failure: string }) {
  const client = useQueryClient();
  const put = (now: TemplateDto) =>
    client.setQueryData<TemplateListDto>(
      key,
      (list) => list && { templates: list.templates.map((one) => (one.kind === now.kind && one.language === now.language ? now : one)) },
    );
  return useMutation({ mutationFn: change, onSuccess: put, meta });
}

export const useSaveTemplate = (template: TemplateDto) =>
  useTemplateChange((input: TemplateInput) => api.patch<TemplateDto>(addressOf(template), input), {
    success: say("settings.templateSaved"),
    failure: say("settings.templateSaveFailed"),
  });

export const useResetTemplate = (template: TemplateDto) =>
  useTemplateChange(async (_: undefined) => (await api.delete(addressOf(template))) as TemplateDto, {
    success: say("settings.templateReset"),
    failure: say("settings.templateSaveFailed"),
  });
