"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { kindsQuery } from "@/components/kinds/kind-queries";
import { useChangePaper } from "@/components/queries/use-paper";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { say } from "@/messages/say";

type FileAsProps = { documentId: string; version: string };

/** Says that a file without coverage is a paper of one of the company's kinds. Nothing where the company has none. */
export function FileAs({ documentId, version }: FileAsProps) {
  const id = useId();
  const [kindId, setKindId] = useState("");
  const { data } = useQuery(kindsQuery());
  const { mutate, isPending } = useChangePaper(documentId);
  const inUse = data?.kinds.filter(({ archivedAt }) => archivedAt === null) ?? [];
  if (inUse.length === 0) return null;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-ink">
        {say("documents.paperFileAs")}
      </label>
      <div className="flex flex-wrap gap-2">
        <span className="min-w-48 flex-1">
          <Select
            id={id}
            placeholder={say("documents.paperChooseKind")}
            options={inUse.map((kind) => ({ value: kind.id, label: kind.name }))}
            value={kindId}
            onChange={({ target }) => setKindId(target.value)}
          />
        </span>
        <Button variant="secondary" disabled={kindId === ""} busy={isPending} onClick={() => mutate({ kindId, version })}>
          {say("documents.paperFile")}
        </Button>
      </div>
    </div>
  );
}
