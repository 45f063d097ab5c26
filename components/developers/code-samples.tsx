"use client";

import { cx } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";
import { keep, useKept } from "@/components/ui/use-kept";
import type { CodeSample } from "@/lib/integrations/description/samples-rules";

/** One choice for all calls, kept on the device. */
const place = "coverkeep.code";

/** A call in each language, one at a time, to be copied. `label`: of the choice; a text of the server, which a browser does not have. */
export function CodeSamples({ label, samples }: { label: string; samples: readonly CodeSample[] }) {
  const chosen = useKept(place);
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
              onClick={() => keep(place, language)}
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
