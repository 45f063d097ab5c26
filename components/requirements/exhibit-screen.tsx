"use client";

import { useState } from "react";
import { ExhibitSource } from "@/components/requirements/exhibit-source";
import { RequirementsHeader } from "@/components/requirements/requirements-header";
import { type GivenExhibit, useReadExhibit } from "@/components/requirements/use-exhibit";
import { BackLink } from "@/components/ui/back-link";
import { lazyPart } from "@/components/ui/lazy-part";
import { LeaveQuestion } from "@/components/ui/leave-question";
import type { ExhibitDto } from "@/lib/compliance/exhibits/schema";
import { say } from "@/messages/say";

const ExhibitReview = lazyPart(() => import("@/components/requirements/exhibit-review").then((file) => file.ExhibitReview));

/** A new set from the insurance exhibit of a contract: the file or text is read, and a person confirms each line. */
export function ExhibitScreen() {
  const reading = useReadExhibit();
  const [read, setRead] = useState<{ given: GivenExhibit; exhibit: ExhibitDto }>();
  // What was given stays in the form behind the review, for another try.
  const [text, setText] = useState("");
  const [file, setFile] = useState<File>();
  const start = (given: GivenExhibit) => reading.mutate(given, { onSuccess: (exhibit) => setRead({ given, exhibit }) });

  return (
    <LeaveQuestion>
      <BackLink href="/requirements">{say("requirements.allSets")}</BackLink>
      <RequirementsHeader title={say("requirements.fromContract")} subtitle={say("requirements.fromContractSubtitle")} />
      {read ? (
        <ExhibitReview
          exhibit={read.exhibit}
          file={"file" in read.given ? read.given.file : undefined}
          onBack={() => {
            setRead(undefined);
            reading.reset();
          }}
        />
      ) : (
        <ExhibitSource
          {...{ text, setText, file, setFile }}
          busy={reading.isPending}
          error={reading.error}
          onEdit={reading.reset}
          onRead={start}
        />
      )}
    </LeaveQuestion>
  );
}
