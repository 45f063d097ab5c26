"use client";

import { Search } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { isForPage } from "@/components/ui/page-key";
import { say } from "@/messages/say";

const SearchDialog = lazyPart(() => import("@/components/search/search-dialog").then((file) => file.SearchDialog), Nothing);

const KeysDialog = lazyPart(() => import("@/components/layout/keys-dialog").then((file) => file.KeysDialog), Nothing);

const never = () => () => undefined;

/** The button of the search, the keys that open it from everywhere, and the key that shows the keys of the page. */
export function SearchEverywhere() {
  const [open, setOpen] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const isApple = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key === "?" && isForPage(event)) setShowsKeys(true);
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Another dialog is not to be left by mistake.
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) setOpen(true);
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
        onClick={() => setOpen(true)}
        className="inline-flex shrink-0 items-center gap-2 rounded-control text-ink-3 hover:bg-sunken hover:text-ink max-lg:size-11 max-lg:justify-center lg:control lg:w-52 lg:border lg:border-control-line lg:bg-surface lg:px-3"
      >
        <Search aria-hidden className="size-4 shrink-0 max-lg:size-5" />
        <span className="mr-auto max-lg:sr-only">
          {say("search.search")}
          <span className="sr-only"> {say("search.everywhere")}</span>
        </span>
        <kbd aria-hidden className="rounded-badge border px-1.5 font-sans text-xs max-lg:hidden">
          {isApple ? "⌘ K" : say("search.ctrlK")}
        </kbd>
      </button>
      <SearchDialog open={open} onClose={() => setOpen(false)} onKeys={() => setShowsKeys(true)} />
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}
