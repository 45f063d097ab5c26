"use client";

import { useQuery } from "@tanstack/react-query";
import { figuresQuery, useUpdateFigures } from "@/components/admin/use-admin";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type FiguresDto, figuresShape } from "@/lib/admin/figures/schema";
import { say } from "@/messages/say";

/** What the landing page's band says: the operator's own figures in place of the shipped claims. */
export function FiguresScreen() {
  const { data, isError, refetch } = useQuery(figuresQuery());
  return (
    <>
      <PageHeader title={say("admin.landingPage")} subtitle={say("admin.figuresSubtitle")} />
      {isError && !data ? (
        <Card>
          <ErrorState title={say("admin.figuresLoadFailed")} advice={say("common.retryHint")} onRetry={() => refetch()} />
        </Card>
      ) : (
        <Section title={say("admin.statisticsBand")} className="max-w-3xl">
          {data ? <FiguresForm figures={data} /> : <Skeleton className="m-5 h-96" />}
        </Section>
      )}
    </>
  );
}

const valuesOf = ({ version: _version, ...values }: FiguresDto) => values;

function FiguresForm({ figures }: { figures: FiguresDto }) {
  const update = useUpdateFigures();
  const form = useRecordForm(figuresShape, figures, valuesOf);
  const { control, problem } = form;
  const submit = form.handleSubmit((input) =>
    update.mutate({ ...input, version: form.version }, { onSuccess: form.saved, onError: form.showServerProblems }),
  );
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="space-y-5 p-5">
        {form.conflict}
        <Field label={say("admin.heading")} help={say("admin.figuresHeadingHelp")} error={problem("heading")}>
          {(aria) => <Input maxLength={80} {...control("heading")} {...aria} />}
        </Field>
        {figures.figures.map((_figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, and their place is what they are.
          <fieldset key={index} className="grid gap-5 sm:grid-cols-[10rem_1fr]">
            <legend className="sr-only">{say("admin.figureIndex", { index: index + 1 })}</legend>
            <Field label={say("admin.figureIndex", { index: index + 1 })} required error={problem(`figures.${index}.value`)}>
              {(aria) => <Input maxLength={12} {...control(`figures.${index}.value`)} {...aria} />}
            </Field>
            <Field label={say("admin.wordsIndex", { index: index + 1 })} required error={problem(`figures.${index}.label`)}>
              {(aria) => <Input maxLength={80} {...control(`figures.${index}.label`)} {...aria} />}
            </Field>
          </fieldset>
        ))}
        <Field label={say("admin.testimonial")} help={say("admin.testimonialHelp")} error={problem("testimonial")}>
          {(aria) => <Textarea rows={3} maxLength={300} {...control("testimonial")} {...aria} />}
        </Field>
        <Field label={say("admin.nameAndCompany")} error={problem("testimonialBy")}>
          {(aria) => <Input maxLength={120} {...control("testimonialBy")} {...aria} />}
        </Field>
      </div>
      <div className="flex justify-end border-t px-5 py-4">
        <Button type="submit" busy={update.isPending}>
          {say("admin.saveChanges")}
        </Button>
      </div>
    </form>
  );
}
