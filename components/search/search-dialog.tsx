"use client";

import { Command } from "cmdk";
import { Clock3, CornerDownLeft, FileText, HardHat, PanelTop, Search, ShieldCheck, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog as Radix } from "radix-ui";
import { type RefObject, useRef, useState } from "react";
import { AnswerBox, countText } from "@/components/search/answer-box";
import { Marked } from "@/components/search/marked";
import { type Item, noteRecent } from "@/components/search/recent";
import { type Group, useGroups } from "@/components/search/use-groups";
import { usePaletteActions } from "@/components/search/use-palette-actions";
import { veilClass } from "@/components/ui/dialog-sheet";
import { leave } from "@/components/ui/leaving";
import { Spinner } from "@/components/ui/spinner";
import { useEnter } from "@/components/ui/use-enter";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { longestQuestion } from "@/lib/search/language/values";
import type { AskDto } from "@/lib/search/questions/schema";
import { say } from "@/messages/say";

const icons = { vendor: Users, policy: ShieldCheck, document: FileText, project: HardHat, page: PanelTop };

/** Unique keys for cmdk. */
const keyOf = (group: Group, { href, label }: Item) => `${group.title} ${href} ${label}`;

type SearchDialogProps = { open: boolean; onClose: () => void; onKeys: () => void };

/** Finds vendors, policies, documents, projects, pages and actions by a few letters. */
export function SearchDialog({ open, onClose, onKeys }: SearchDialogProps) {
  const focus = useFocusReturn();
  // What opens a dialog of its own waits until the focus is back on the page.
  const chosen = useRef<() => void>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={(event) => {
            focus.giveBack(event);
            chosen.current?.();
            chosen.current = undefined;
          }}
          className="fixed z-50 flex animate-rise flex-col overflow-hidden border border-line bg-surface shadow-float max-sm:inset-0 sm:top-[12vh] sm:left-1/2 sm:max-h-[70vh] sm:w-full sm:max-w-xl sm:-translate-x-1/2 sm:rounded-card"
        >
          <Radix.Title className="sr-only">{say("search.searchEverywhere")}</Radix.Title>
          <SearchBody
            onClose={onClose}
            onKeys={onKeys}
            onRun={(run) => {
              chosen.current = run;
              onClose();
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SearchBodyProps = { onClose: () => void; onKeys: () => void; onRun: (run: () => void) => void };

function SearchBody({ onClose, onKeys, onRun }: SearchBodyProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const typed = text.trim();
  const { groups, found, answer, waiting, failed, userId } = useGroups(typed, usePaletteActions(onKeys));
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState("");

  // Select the first option of each answer.
  const [known, setKnown] = useState({ found, answer });
  if (!waiting && (found !== known.found || answer !== known.answer)) {
    setKnown({ found, answer });
    setActive("");
  }
  const options = groups.flatMap((group) => group.items.map((item) => ({ key: keyOf(group, item), item })));
  const at = options.find(({ key }) => key === active) ?? options[0];
  const enter = useEnter(waiting, () => at && go(at.item));

  function write(next: string) {
    setText(next);
    setActive("");
    enter.forget();
  }

  function go({ href, label, kind, run }: Item) {
    if (run) return onRun(run);
    onClose();
    leave(href, () => {
      noteRecent(userId, { href, label, kind });
      router.push(href);
    });
  }

  return (
    <Command
      label={say("search.placeholder")}
      shouldFilter={false}
      loop
      vimBindings={false}
      value={at?.key ?? ""}
      onValueChange={setActive}
      onKeyDown={enter.press}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Field input={input} text={text} waiting={waiting} onText={write} />
      {answer && (
        <AnswerBox
          answer={answer}
          onAsk={(next) => {
            write(next);
            input.current?.focus();
          }}
        />
      )}
      <Outcome typed={typed} count={options.length} answer={answer} waiting={waiting} failed={failed} />
      <Command.List label={say("search.results")} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {groups.map((group) => (
          <Command.Group
            key={group.title}
            heading={<span className="block px-2.5 pt-2 pb-1 font-medium text-ink-3 text-xs">{group.title}</span>}
          >
            {group.items.map((item) => (
              <Result
                key={keyOf(group, item)}
                value={keyOf(group, item)}
                item={item}
                typed={group.title === say("search.answer") ? "" : typed}
                isRecent={group.title === say("search.recent")}
                onChoose={go}
              />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <p aria-hidden className="border-t px-4 py-2 text-ink-3 text-xs max-sm:hidden">
        {say("search.dialogKeys")}
      </p>
    </Command>
  );
}

type FieldProps = { input: RefObject<HTMLInputElement | null>; text: string; waiting: boolean; onText: (text: string) => void };

function Field({ input, text, waiting, onText }: FieldProps) {
  return (
    <div className="flex items-center gap-3 border-b px-4">
      {waiting ? <Spinner className="size-5 shrink-0 text-ink-3" /> : <Search aria-hidden className="size-5 shrink-0 text-ink-3" />}
      <Command.Input
        ref={input}
        maxLength={longestQuestion}
        placeholder={say("search.searchOrAsk")}
        value={text}
        onValueChange={onText}
        className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-3"
      />
      <Radix.Close className="control rounded-control px-2.5 text-ink-2 text-small hover:bg-sunken hover:text-ink">
        <span className="sm:hidden">{say("common.cancel")}</span>
        <kbd className="font-sans max-sm:hidden">Esc</kbd>
      </Radix.Close>
    </div>
  );
}

type OutcomeProps = { typed: string; count: number; answer: AskDto | undefined; waiting: boolean; failed: boolean };

/** What a screen reader says of the answer. */
function answerText(answer: AskDto): string {
  if (!answer.isUnderstood) return answer.message;
  return `${countText(answer.total)}. ${say("search.understoodAs")} ${answer.query}`;
}

/** The search result in words. */
function Outcome({ typed, count, answer, waiting, failed }: OutcomeProps) {
  const empty = typed !== "" && count === 0 && !waiting && !answer;
  const results = empty ? say("search.nothingFound") : say("search.countResults", { count });
  return (
    <>
      <p role="status" className="sr-only">
        {typed !== "" && !waiting && !failed && (answer ? answerText(answer) : results)}
      </p>
      {failed && (
        <p role="alert" className="px-4 py-3 text-red text-small">
          {say("search.searchAway")} {count > 0 && `${say("search.searchAwayText")} `}
          {say("common.retryHint")}
        </p>
      )}
      {empty && !failed && <p className="px-4 py-10 text-center text-ink-2">{say("search.unmatched", { typed })}</p>}
    </>
  );
}

type ResultProps = { value: string; item: Item; typed: string; isRecent: boolean; onChoose: (item: Item) => void };

function Result({ value, item, typed, isRecent, onChoose }: ResultProps) {
  const Icon = item.icon ?? (isRecent ? Clock3 : icons[item.kind]);
  return (
    <Command.Item
      value={value}
      onSelect={() => onChoose(item)}
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 text-ink data-[selected=true]:bg-accent-soft data-[selected=true]:text-link"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Marked text={item.label} typed={typed} />
        </span>
        {item.detail && (
          <span className="block truncate text-ink-2 text-small">
            <Marked text={item.detail} typed={typed} />
          </span>
        )}
      </span>
      <CornerDownLeft aria-hidden className="invisible size-4 shrink-0 group-data-[selected=true]:visible max-sm:hidden" />
    </Command.Item>
  );
}
