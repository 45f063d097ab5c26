"use client";

import { Command } from "cmdk";
import { Check, Search } from "lucide-react";
import { Popover } from "radix-ui";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { cx } from "@/components/ui/class-names";
import type { ComboboxAnswer, ComboboxList, ComboboxOption } from "@/components/ui/combobox-list";
import { Spinner } from "@/components/ui/spinner";
import { useEnter } from "@/components/ui/use-enter";
import { say } from "@/messages/say";

type PanelProps = {
  id: string;
  value: string;
  none?: string;
  list: ComboboxList;
  open: boolean;
  onOpen: (isOpen: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  /** What was typed on the control to open the list. */
  firstText: string;
  onChoose: (option: ComboboxOption) => void;
};

/** Radix would select the typed text, and the next letter would replace it. */
function focusAtEnd(event: Event): void {
  const input = event.currentTarget instanceof Element && event.currentTarget.querySelector("input");
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

/** The list below the control. It is modal because a dialog underneath would block wheel scrolling. */
export function ComboboxPanel({ id, open, onOpen, anchor, onChoose, ...rest }: PanelProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpen} modal>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={rest.list.searchLabel}
          onOpenAutoFocus={focusAtEnd}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-60 flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-max min-w-[max(18rem,var(--radix-popper-anchor-width))] max-w-[min(28rem,var(--radix-popover-content-available-width))] flex-col overflow-hidden rounded-control border border-line bg-surface shadow-float"
        >
          <PanelBody
            {...rest}
            onChoose={(option) => {
              onChoose(option);
              onOpen(false);
            }}
            onLeave={() => onOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type BodyProps = Omit<PanelProps, "id" | "open" | "onOpen" | "anchor"> & { onLeave: () => void };

/** cmdk has no empty values. */
const keyOf = ({ value }: ComboboxOption) => value || "none";

const addKey = "add-what-was-typed";

const moves = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);

function PanelBody({ value, none, list, firstText, onChoose, onLeave }: BodyProps) {
  const { others = [], add, searchLabel, searchHint, emptyText, useOptions } = list;
  const [typed, setTyped] = useState(firstText);
  const wanted = typed.trim();
  const answer = useOptions(wanted);
  const { waiting, text } = answer;

  const first = [...(none === undefined ? [] : [{ value: "", label: none }]), ...others];
  const found = [...first.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase())), ...answer.options];
  const isMissing = add !== undefined && !waiting && !answer.failed && answer.options.length === 0;
  // Where no answer matches, the ways that do not need one are offered again.
  const options = isMissing ? [...first, { value: addKey, label: add.label(wanted) }] : found;
  const choose = (option: ComboboxOption) => {
    if (option.value !== addKey) return onChoose(option);
    onLeave();
    add?.run(wanted);
  };

  // Each answer starts at its first option; the whole list starts at the chosen one. Where the arrow keys led meanwhile stays: Enter
  // must choose what was seen.
  const [active, setActive] = useState(value || "none");
  const [isMoved, setMoved] = useState(false);
  const [known, setKnown] = useState(text);
  if (!waiting && text !== known) {
    setKnown(text);
    if (!isMoved) setActive(text === "" ? value : "");
  }
  const at = options.find((option) => keyOf(option) === active) ?? options[0];

  const enter = useEnter(waiting, () => at && choose(at));

  function press(event: KeyboardEvent) {
    enter.press(event);
    if (moves.has(event.key)) setMoved(true);
    if (event.key !== "Tab") return;
    event.preventDefault();
    onLeave();
  }

  return (
    <Command
      label={searchLabel}
      shouldFilter={false}
      loop
      vimBindings={false}
      value={at ? keyOf(at) : ""}
      onValueChange={setActive}
      onKeyDown={press}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-2 border-b px-3">
        {waiting ? <Spinner className="size-4 shrink-0 text-ink-3" /> : <Search aria-hidden className="size-4 shrink-0 text-ink-3" />}
        <Command.Input
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            setMoved(false);
            enter.forget();
          }}
          maxLength={100}
          placeholder={searchHint}
          className="control control-text min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
        />
      </div>
      <Command.List label={searchLabel} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1">
        {options.map((option) => (
          <Item key={keyOf(option)} option={option} isChosen={option.value === value} onChoose={choose} />
        ))}
      </Command.List>
      <Outcome {...answer} emptyText={emptyText} count={options.length} />
    </Command>
  );
}

type ItemProps = { option: ComboboxOption; isChosen: boolean; onChoose: (option: ComboboxOption) => void };

function Item({ option, isChosen, onChoose }: ItemProps) {
  return (
    <Command.Item
      value={keyOf(option)}
      onSelect={() => onChoose(option)}
      className="flex min-h-9 cursor-pointer items-center gap-2 rounded-badge px-2 py-1.5 text-ink data-[selected=true]:bg-accent-soft data-[selected=true]:text-link pointer-coarse:min-h-11"
    >
      <Check aria-hidden className={cx("size-4 shrink-0", !isChosen && "invisible")} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {option.label}
        {option.detail && <span className="block text-ink-2 text-small">{option.detail}</span>}
        {isChosen && <span className="sr-only">{say("ui.chosen")}</span>}
      </span>
    </Command.Item>
  );
}

type OutcomeProps = Pick<ComboboxAnswer, "waiting" | "failed" | "retry" | "more"> & { emptyText: string; count: number };

/** The search result in words. */
function Outcome({ count, waiting, failed, retry, more, emptyText }: OutcomeProps) {
  if (failed)
    return (
      <p role="alert" className="border-t px-3 py-2 text-red text-small">
        {failed}{" "}
        <button type="button" onClick={retry} className="font-medium text-link underline">
          {say("ui.tryAgain")}
        </button>
      </p>
    );
  const isEmpty = count === 0 && !waiting;
  return (
    <>
      <p role="status" className={isEmpty ? "px-3 pt-1 pb-4 text-center text-ink-2" : "sr-only"}>
        {isEmpty ? emptyText : waiting ? "" : say("ui.countOptions", { count })}
      </p>
      {more && <p className="border-t px-3 py-2 text-ink-3 text-small">{more}</p>}
    </>
  );
}
