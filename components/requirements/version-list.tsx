"use client";

import { useSession } from "@/components/layout/session-context";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { formatMoment } from "@/components/ui/format";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { say } from "@/messages/say";

type VersionListProps = { set: RequirementSetDto; shown: number; onShow: (number: number | undefined) => void };

/** Each version with when and by whom it was saved; any of them can be looked at. */
export function VersionList({ set, shown, onShow }: VersionListProps) {
  const { company } = useSession();
  return (
    <Section title={say("requirements.versions")}>
      <ul className="max-h-96 divide-y overflow-y-auto">
        {set.versions.map(({ number, createdAt, createdBy }) => {
          const isNewest = number === set.number;
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={number === shown ? "true" : undefined}
                onClick={() => onShow(isNewest ? undefined : number)}
                className={cx("w-full px-5 py-2.5 text-left hover:bg-ground", number === shown && "bg-sunken")}
              >
                <span className="flex items-center justify-between gap-2">
                  <span className="font-medium text-ink">{say("requirements.versionNumber", { number })}</span>
                  {isNewest && <span className="text-ink-3 text-small">{say("requirements.currentVersion")}</span>}
                </span>
                <span className="block text-ink-3 text-small tabular-nums [overflow-wrap:anywhere]">
                  {formatMoment(createdAt, company.timeZone)}
                  {createdBy && ` · ${createdBy}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
