"use client";

import { ChevronDown, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { cx } from "@/components/ui/class-names";
import type { ComboboxList, ComboboxOption } from "@/components/ui/combobox-list";
import type { FieldAria } from "@/components/ui/field";
import { controlClass } from "@/components/ui/input";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { say } from "@/messages/say";

/** cmdk and the popover weigh too much for a first load, so they load right after the page. */
const ComboboxPanel = lazyPart(() => import("@/components/ui/combobox-panel").then((file) => file.ComboboxPanel), Nothing);

export type ComboboxProps = Partial<FieldAria> & {
  /** Names the control where no label does. */
  "aria-label"?: string;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
  value: string;
  /** The words of the chosen option; undefined while they load. */
  chosen: string | undefined;
  onChange: (option: ComboboxOption) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Where the choice is optional: the option that clears it, such as "All Vendors". */
  none?: string;
  list: ComboboxList;
  className?: string;
};

const opensWith = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** A choice among any number of options, with a search. Enter, Space, the arrow keys or the first letters open it; Delete clears it. */
export function Combobox({ value, chosen, onChange, placeholder, none, list, className, ref, name, ...aria }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [firstText, setFirstText] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isCleared = value === "";

  function show(isOpen: boolean) {
    setOpen(isOpen);
    if (!isOpen) setFirstText("");
  }

  function clear() {
    onChange({ value: "", label: "" });
    button.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
    } else if (none !== undefined && !isCleared && (event.key === "Delete" || event.key === "Backspace")) {
      event.preventDefault();
      clear();
    } else if (opensWith(event)) {
      event.preventDefault();
      // Keep letters typed while the panel loads.
      setFirstText((text) => text + event.key);
      setOpen(true);
    }
  }

  const attributes: ComponentProps<"button"> = {
    ...aria,
    name,
    value,
    role: "combobox",
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    "aria-controls": open ? panelId : undefined,
  };
  return (
    <span className={cx("relative block", className)}>
      <button
        type="button"
        {...attributes}
        ref={(element) => {
          button.current = element;
          if (typeof ref === "function") ref(element);
          else if (ref) ref.current = element;
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        className={cx(controlClass, "control block truncate text-left", none !== undefined && !isCleared ? "pr-16" : "pr-9")}
      >
        {isCleared ? placeholder : (chosen ?? "…")}
      </button>
      {none !== undefined && !isCleared && (
        <ClearButton label={say("ui.clearAria", { aria: aria["aria-label"] ?? say("ui.choice") })} onClear={clear} />
      )}
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
      <ComboboxPanel
        id={panelId}
        open={open}
        onOpen={show}
        anchor={button}
        firstText={firstText}
        value={value}
        none={none}
        list={list}
        onChoose={onChange}
      />
    </span>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClear}
      className="absolute top-1/2 right-8 inline-flex size-7 -translate-y-1/2 items-center justify-center rounded-badge text-ink-3 hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}
