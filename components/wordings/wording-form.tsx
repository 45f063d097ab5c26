"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Boxes } from "@/components/ui/boxes";
import { Choice } from "@/components/ui/choice";
import { FieldError } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { useAnswerWording } from "@/components/wordings/use-wordings";
import { wordingTitle } from "@/components/wordings/wording-words";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { wordingAnswers, wordingGrants } from "@/lib/compliance/terms/wordings-values";
import { coverageNames, effectNames } from "@/lib/compliance/verdicts/labels-values";
import { type WordingDto, wordingInput } from "@/lib/compliance/wordings/schema";
import { isAboutFields } from "@/lib/http/client/api";
import { type PlainKey, say, sayAll } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

type AnswerName = (typeof wordingAnswers)[number];

const answerNames: Record<AnswerName, PlainKey> = {
  nothing: "wordings.nothing",
  gives: "wordings.gives",
  takes: "wordings.takes",
};
const meanings: Record<AnswerName, PlainKey> = {
  nothing: "wordings.nothingMeans",
  gives: "wordings.givesMeans",
  takes: "wordings.takesMeans",
};

/** A form takes coverage away: a firm accepts it, or not. */
const formAnswerNames = { nothing: "wordings.acceptForm", takes: "wordings.refuseForm" } as const satisfies Partial<
  Record<AnswerName, PlainKey>
>;
const formMeanings = { nothing: "wordings.acceptFormMeans", takes: "wordings.refuseFormMeans" } as const satisfies Partial<
  Record<AnswerName, PlainKey>
>;

/** The answers that can be chosen, with what each is called and means. */
const choicesOf = ({ isForm }: WordingDto): { value: AnswerName; name: PlainKey; meaning: PlainKey }[] =>
  isForm
    ? (["nothing", "takes"] as const).map((value) => ({ value, name: formAnswerNames[value], meaning: formMeanings[value] }))
    : wordingAnswers.map((value) => ({ value, name: answerNames[value], meaning: meanings[value] }));

type WordingFormProps = {
  wording: WordingDto;
  /** Where the sentence is answered for its document alone; null: its document is no longer on file. */
  reviewHref: string | null;
  /** Which sentence of a document it is, such as "1 of 3". */
  step?: string;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks what a sentence means. The first answer has the focus, also in the form of the next sentence. */
export function WordingForm({ wording, reviewHref, step, onSaved, onClose }: WordingFormProps) {
  const save = useAnswerWording();
  const form = useZodForm(wordingInput, { wording: wording.wording, grants: [], coverages: [] });
  const fields = useRef<HTMLDivElement>(null);
  const focus = (name: string) => fields.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useEffect(() => fields.current?.querySelector<HTMLElement>("[name=answer]")?.focus(), []);
  const submit = form.handleSubmit(
    (input) => save.mutate(input, { onSuccess: onSaved, onError: form.showServerProblems }),
    (problems) => focus(problems.answer ? "answer" : problems.grants ? "grants" : "coverages"),
  );
  const change = (name: "answer" | "grants" | "coverages", value: string | string[]) => {
    form.setValue(name, value as never);
    form.clearErrors(name);
  };
  const boxes = <Value extends string>(
    name: "grants" | "coverages",
    label: string,
    names: Readonly<Record<Value, string>>,
    values: readonly Value[],
  ) => (
    <Boxes
      {...{ name, label, names, values }}
      chosen={form.watch(name) ?? []}
      error={form.problem(name)}
      onChange={(next) => change(name, next)}
    />
  );
  const answer = form.watch("answer");
  return (
    <DialogForm
      submit={{ label: say("wordings.saveAnswer"), busy: save.isPending }}
      alert={save.error && !isAboutFields(save.error) && save.error.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Sentence wording={wording} step={step} />
      <div ref={fields}>
        <fieldset className="divide-y rounded-control border">
          <legend className="sr-only">{say("wordings.whatItMeans")}</legend>
          {choicesOf(wording).map(({ value, name, meaning }) => (
            <div key={value}>
              <Choice name="answer" value={value} chosen={answer ?? ""} onChoose={(next) => change("answer", next)}>
                {say(name)}
                <span className="block font-normal text-ink-3 text-small">{say(meaning)}</span>
              </Choice>
              {answer === value && value !== "nothing" && (
                <div className="space-y-4 px-4 pt-1 pb-4">
                  {value === "gives" && boxes("grants", say("wordings.whatItGives"), sayAll(effectNames), wordingGrants)}
                  {boxes(
                    "coverages",
                    say(value === "gives" ? "wordings.onCoverages" : "wordings.ofCoverages"),
                    sayAll(coverageNames),
                    coverageKinds,
                  )}
                </div>
              )}
            </div>
          ))}
        </fieldset>
        <FieldError message={form.problem("answer")} />
      </div>
      <Reach isForm={wording.isForm} reviewHref={reviewHref} onLeave={onClose} />
    </DialogForm>
  );
}

function Sentence({ wording, step }: Pick<WordingFormProps, "wording"> & { step: string | undefined }) {
  const { files, isForm } = wording;
  return (
    <div className="space-y-1 [overflow-wrap:anywhere]">
      {step && <p className="text-ink-3 text-small tabular-nums">{step}</p>}
      <blockquote className="font-medium text-ink">{wordingTitle(wording)}</blockquote>
      {!isForm && <p className="text-ink-3 text-small">{wording.wording}</p>}
      {files > 1 && <p className="text-ink-2">{say("wordings.alsoOn", { count: files - 1 })}</p>}
    </div>
  );
}

/** For which certificates the answer counts, and how to answer for one alone. */
function Reach({ isForm, reviewHref, onLeave }: { isForm: boolean; reviewHref: string | null; onLeave: () => void }) {
  return (
    <div className="space-y-1 text-ink-2 text-small">
      <p>{say(isForm ? "wordings.formAppliesToAll" : "wordings.appliesToAll")}</p>
      {isForm && <p>{say("wordings.formForOneVendor")}</p>}
      {!isForm && reviewHref && (
        <p>
          {sayParts("wordings.documentOnlyHint", {
            link: (text: ReactNode) => (
              <TextLink href={reviewHref} onClick={onLeave}>
                {text}
              </TextLink>
            ),
          })}
        </p>
      )}
    </div>
  );
}
