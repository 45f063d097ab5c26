"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { readySetsQuery } from "@/components/requirements/requirement-queries";
import { RuleList } from "@/components/requirements/rule-list";
import { type ReadyKey, readyMeanings, readyNames } from "@/components/requirements/rule-names";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { labelled, say } from "@/messages/say";

const DefaultDialog = lazyPart(() => import("@/components/requirements/default-dialog").then((file) => file.DefaultDialog), Nothing);

/** A company without a default set chooses what judges its vendors. `taken`: names of sets in use, in lower case. */
export function DatesOnlyCard({ taken }: { taken: ReadonlySet<string> }) {
  const mayWrite = useCan("requirements:write");
  const [trying, setTrying] = useState<ReadyKey>();
  return (
    <Card className="mb-5 overflow-hidden">
      <div className="flex items-start gap-3 border-b px-5 py-4">
        <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" />
        <div className="min-w-0 max-w-[80ch]">
          <h2 className="font-semibold text-base text-ink">{say("requirements.byDatesOnly")}</h2>
          <p className="mt-1 text-ink-2">{mayWrite ? say("requirements.byDatesOnlyMeans") : say("requirements.askAnAdmin")}</p>
        </div>
      </div>
      {mayWrite && (
        <div className="grid gap-px bg-line sm:grid-cols-2">
          <Choice ready="default" means={say(readyMeanings.default)} isFirst onTry={setTrying} />
          <Choice ready="dates-only" means={say("requirements.datesChoiceMeans")} onTry={setTrying} />
        </div>
      )}
      {trying && (
        <DefaultDialog set={{ ready: trying, name: freeName(say(readyNames[trying]), taken) }} onClose={() => setTrying(undefined)} />
      )}
    </Card>
  );
}

function freeName(wished: string, taken: ReadonlySet<string>): string {
  let name = wished;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wished} (${number})`;
  return name;
}

type ChoiceProps = { ready: ReadyKey; means: string; isFirst?: boolean; onTry: (ready: ReadyKey) => void };

function Choice({ ready, means, isFirst = false, onTry }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...readySetsQuery(), enabled: isOpen });
  const rules = data?.sets.find(({ key }) => key === ready)?.requirements;
  const name = say(readyNames[ready]);
  return (
    <section aria-label={name} className="flex flex-col bg-surface">
      <div className="flex grow flex-col items-start gap-3 p-5">
        <div>
          <h3 className="font-medium text-ink">{name}</h3>
          <p className="mt-0.5 text-ink-2">{means}</p>
        </div>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button
            variant={isFirst ? "primary" : "secondary"}
            aria-label={labelled(say("requirements.seeWhatChanges"), name)}
            onClick={() => onTry(ready)}
          >
            {say("requirements.seeWhatChanges")}
          </Button>
          <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? say("requirements.hideRequirements") : say("requirements.showRequirements")}
          </Button>
        </div>
      </div>
      {isOpen && rules && (
        <div className="border-t">
          <RuleList rules={rules} />
        </div>
      )}
    </section>
  );
}
