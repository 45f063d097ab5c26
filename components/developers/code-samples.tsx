"use client";

import { useSyncExternalStore } from "react";
import { cx } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";
import type { CodeSample } from "@/lib/integrations/description/samples-rules";

const place = "coverkeep.code";
const changed = "coverkeep:code";

/** The language that was chosen last on this device: one choice for all calls. */
function useLanguage(): [string | null, (language: string) => void] {
  const chosen = useSyncExternalStore(listen, read, () => null);
  const choose = (language: string) => {
    try {
      window.localStorage.setItem(place, language);
    } catch {
      // A browser that stores nothing shows the first language.
    }
    window.dispatchEvent(new Event(changed));
  };
  return [chosen, choose];
}

function read(): string | null {
  try {
    return window.localStorage.getItem(place);
  } catch {
    return null;
  }
}

function listen(onChange: () => void): () => void {
  for (const name of [changed, "storage"]) window.addEventListener(name, onChange);
  return () => {
    for (const name of [changed, "storage"]) window.removeEventListener(name, onChange);
  };
}

/** A call in each language, one at a time, to be copied. `label`: of the choice; a text of the server, which a browser does not have. */
export function CodeSamples({ label, samples }: { label: string; samples: readonly CodeSample[] }) {
  const [chosen, choose] = useLanguage();
  const shown = samples.find(({ language }) => language === chosen) ?? samples[0];
  if (!shown) return null;
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b bg-ground px-2 py-1.5">
        <fieldset className="flex flex-wrap">
          <legend className="sr-only">{label}</legend>
          {samples.map(({ language }) => (
            <button
              key={language}
              type="button"
              aria-pressed={language === shown.language}
              onClick={() => choose(language)}
              className={cx(
                "control rounded-control px-3 font-medium text-small",
                language === shown.language ? "text-ink underline decoration-2 underline-offset-8" : "text-ink-2 hover:text-ink",
              )}
            >
              {language}
            </button>
          ))}
        </fieldset>
        <CopyButton text={shown.code} />
      </div>
      <pre className="max-h-96 overflow-auto bg-sunken p-3 text-ink text-small">{shown.code}</pre>
    </div>
  );
}
