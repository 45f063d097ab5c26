"use client";

import { usePutRating } from "@/components/requirements/use-ratings";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type RatingDto, ratingForm } from "@/lib/compliance/ratings/schema";
import { ratings, sizes } from "@/lib/compliance/requirements/values";
import { say } from "@/messages/say";

type Shown = Pick<RatingDto, "naic" | "name" | "ratedOn" | "source" | "version"> & {
  rating: RatingDto["rating"] | "";
  size: RatingDto["size"] | "";
};

const valuesOf = ({ naic, name, rating, size, ratedOn, source }: Shown) => ({
  ...{ naic, name, ratedOn: ratedOn ?? "", source: source ?? "" },
  ...{ rating: rating as RatingDto["rating"], size: size as RatingDto["size"] },
});

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type RatingFormProps = { shown: Shown; isNew: boolean; onClose: () => void };

/** Adds an insurer to the table, or changes what it says. The NAIC number is what certificates are matched by, so it stays. */
export function RatingForm({ shown, isNew, onClose }: RatingFormProps) {
  const put = usePutRating();
  const form = useRecordForm(ratingForm, shown, valuesOf);
  const submit = form.handleSubmit(({ naic, ...rating }) => {
    const sent = isNew ? { ...rating, version: form.version } : form.changes(rating);
    put.mutate({ naic, ...sent }, { onSuccess: onClose, onError: form.showServerProblems });
  });
  return (
    <DialogForm submit={{ label: say("requirements.saveRating"), busy: put.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <Field label={say("requirements.insurer")} required error={form.problem("name")}>
        {(aria) => <Input autoComplete="off" maxLength={200} {...form.control("name")} {...aria} />}
      </Field>
      <Field label={say("requirements.naic")} required help={say("requirements.naicHelp")} error={form.problem("naic")}>
        {(aria) => (
          <Input
            className="max-w-60"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            readOnly={!isNew}
            {...form.control("naic")}
            {...aria}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("requirements.amBestRating")} required error={form.problem("rating")}>
          {(aria) => <Select options={options(ratings)} placeholder={say("requirements.choose")} {...form.control("rating")} {...aria} />}
        </Field>
        <Field label={say("requirements.financialSize")} required error={form.problem("size")}>
          {(aria) => <Select options={options(sizes)} placeholder={say("requirements.choose")} {...form.control("size")} {...aria} />}
        </Field>
      </div>
      <Field label={say("requirements.ratedOn")} error={form.problem("ratedOn")}>
        {(aria) => <Input type="date" className="max-w-60" {...form.control("ratedOn")} {...aria} />}
      </Field>
      <Field label={say("requirements.ratingSource")} help={say("requirements.ratingSourceHelp")} error={form.problem("source")}>
        {(aria) => <Input autoComplete="off" maxLength={200} {...form.control("source")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
