"use client";

import { Clock3, CornerDownLeft, FileText, HardHat, PanelTop, Search, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { complianceLooks } from "@/components/compliance/compliance-status";
import { useSession } from "@/components/layout/session-context";
import { projectStatusWords } from "@/components/projects/project-words";
import { Marked } from "@/components/search/marked";
import { findPlaces, places } from "@/components/search/places";
import { noteRecent, type RecentItem, readRecent } from "@/components/search/recent";
import { useSearch } from "@/components/search/use-search";
import { cx } from "@/components/ui/class-names";
import { veilClass } from "@/components/ui/dialog";
import { formatCount } from "@/components/ui/format";
import { leave } from "@/components/ui/leaving";
import { Spinner } from "@/components/ui/spinner";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { can } from "@/lib/tenancy/permissions";

type Item = RecentItem & { detail?: string };
type Group = { title: string; items: Item[] };

const icons = { vendor: Users, document: FileText, project: HardHat, page: PanelTop };

/** Vendors, documents, projects and pages by a few letters; arrows choose, Enter goes there. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="fixed z-50 flex animate-rise flex-col overflow-hidden border border-line bg-surface shadow-float max-sm:inset-0 sm:top-[12vh] sm:left-1/2 sm:max-h-[70vh] sm:w-full sm:max-w-xl sm:-translate-x-1/2 sm:rounded-card"
        >
          <Radix.Title className="sr-only">Search everywhere</Radix.Title>
          <SearchBody onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function useGroups(typed: string) {
  const { user } = useSession();
  const { found, waiting, failed } = useSearch(typed);
  const [recent] = useState(() => readRecent(user.id));
  const allowed = places.filter(
    ({ needs, isPlatform }) => (!needs || can(user.companyRole, needs)) && (!isPlatform || user.role === "admin"),
  );
  const asItems = (some: typeof allowed): Item[] => some.map(({ label, href }) => ({ label, href, kind: "page" }));
  const groups: Group[] =
    typed.trim() === ""
      ? [
          { title: "Recent", items: recent },
          { title: "Pages", items: asItems(allowed) },
        ]
      : [
          {
            title: "Vendors",
            items: (found?.vendors ?? []).map(({ id, name, email, complianceStatus }) => ({
              kind: "vendor",
              href: `/vendors/${id}`,
              label: name,
              detail: `${complianceLooks[complianceStatus].label} · ${email}`,
            })),
          },
          {
            title: "Documents",
            items: (found?.documents ?? []).map(({ id, fileName, vendorName }) => ({
              kind: "document",
              href: `/documents/${id}`,
              label: fileName,
              detail: vendorName ?? "No vendor yet",
            })),
          },
          {
            title: "Projects",
            items: (found?.projects ?? []).map(({ id, name, number, address, status }) => ({
              kind: "project",
              href: `/projects/${id}`,
              label: name,
              detail: [projectStatusWords[status], number, address].filter(Boolean).join(" · "),
            })),
          },
          { title: "Pages", items: asItems(findPlaces(typed.trim(), allowed)).slice(0, 5) },
        ];
  return { groups: groups.filter(({ items }) => items.length > 0), waiting, failed, userId: user.id };
}

function SearchBody({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const [entered, setEntered] = useState(false);
  const { groups, waiting, failed, userId } = useGroups(typed);
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(chosen, Math.max(0, items.length - 1));

  function go(item: Item | undefined) {
    if (!item) return;
    const { href, label, kind } = item;
    onClose();
    leave(href, () => {
      noteRecent(userId, { href, label, kind });
      router.push(href);
    });
  }

  const goThere = useEffectEvent(() => go(items[at]));
  useEffect(() => {
    if (!entered || waiting) return;
    setEntered(false);
    goThere();
  }, [entered, waiting]);

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      // What stands there belongs to other letters until the answer is in: then it goes to the first one.
      if (waiting && typed.trim() !== "") setEntered(true);
      else go(items[at]);
    } else if (next !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((next + items.length) % items.length);
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b px-4">
        {waiting ? <Spinner className="size-5 shrink-0 text-ink-3" /> : <Search aria-hidden className="size-5 shrink-0 text-ink-3" />}
        <input
          role="combobox"
          aria-label="Search vendors, documents, projects and pages"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Vendors, documents, projects, pages..."
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
            setEntered(false);
          }}
          onKeyDown={press}
          className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-3"
        />
        <Radix.Close className="control rounded-control px-2.5 text-ink-2 text-small hover:bg-sunken hover:text-ink">
          <span className="sm:hidden">Cancel</span>
          <kbd className="font-sans max-sm:hidden">Esc</kbd>
        </Radix.Close>
      </div>
      <Outcome typed={typed.trim()} count={items.length} waiting={waiting} failed={failed} />
      <Results id={id} groups={groups} typed={typed.trim()} at={at} onHover={setChosen} onChoose={go} />
      <p aria-hidden className="border-t px-4 py-2 text-ink-3 text-xs max-sm:hidden">
        ↑ ↓ to choose, Enter to go there, Esc to close
      </p>
    </>
  );
}

type OutcomeProps = { typed: string; count: number; waiting: boolean; failed: boolean };

/** What came of the search, in words. */
function Outcome({ typed, count, waiting, failed }: OutcomeProps) {
  const empty = typed !== "" && count === 0 && !waiting;
  return (
    <>
      <p role="status" className="sr-only">
        {typed !== "" && !waiting && !failed && (empty ? "Nothing found" : formatCount(count, "result", "results"))}
      </p>
      {failed && (
        <p role="alert" className="px-4 py-3 text-red text-small">
          The search did not answer. {count > 0 && "Only pages are shown. "}Please try again in a moment.
        </p>
      )}
      {empty && !failed && <p className="px-4 py-10 text-center text-ink-2">Nothing found for “{typed}”.</p>}
    </>
  );
}

type ResultsProps = {
  id: string;
  groups: readonly Group[];
  typed: string;
  /** The place of the active option among all. */
  at: number;
  onHover: (place: number) => void;
  onChoose: (item: Item) => void;
};

function Results({ id, groups, typed, at, onHover, onChoose }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelectorAll("[role=option]")[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  let place = -1;
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className="min-h-0 flex-1 overflow-y-auto p-2 empty:hidden">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={group.title} role="group" aria-labelledby={`${id}-${group.title}`} className="pb-1">
          <p id={`${id}-${group.title}`} className="px-2.5 pt-2 pb-1 font-medium text-ink-3 text-xs">
            {group.title}
          </p>
          {group.items.map((item) => {
            place += 1;
            return (
              <Option
                key={item.href}
                id={`${id}-${place}`}
                item={item}
                typed={typed}
                recent={group.title === "Recent"}
                active={place === at}
                onHover={onHover.bind(null, place)}
                onChoose={() => onChoose(item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  item: Item;
  typed: string;
  recent: boolean;
  active: boolean;
  onHover: () => void;
  onChoose: () => void;
};

function Option({ id, item, typed, recent, active, onHover, onChoose }: OptionProps) {
  const Icon = recent ? Clock3 : icons[item.kind];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys do the same
    <div
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onHover}
      onClick={onChoose}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5",
        active ? "bg-accent-soft text-link" : "text-ink",
      )}
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
      {active && <CornerDownLeft aria-hidden className="size-4 shrink-0 max-sm:hidden" />}
    </div>
  );
}
