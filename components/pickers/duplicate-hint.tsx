"use client";

import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { TextLink } from "@/components/ui/text-link";
import { ApiError } from "@/lib/http/client/api";
import type { DuplicateDto } from "@/lib/vendors/duplicates-schema";
import { duplicateCode } from "@/lib/vendors/duplicates-values";
import { say } from "@/messages/say";

type Found = { name: string; candidates: DuplicateDto[] };

/**
 * For a form that names a vendor: what was found under the name, and what the next call says of it. A person who sends the same name again
 * means another firm.
 */
export function useDuplicates(nameNow: string) {
  const [found, setFound] = useState<Found>();
  const isSame = found?.name === nameNow;
  return {
    candidates: isSame ? found.candidates : [],
    isAllowed: isSame,
    allow: (name: string) => (found?.name === name ? { allowDuplicate: true as const } : {}),
    /** Keeps what a refused call found. Whether it was refused for that. */
    note: (name: string, error: unknown): boolean => {
      if (!(error instanceof ApiError) || error.code !== duplicateCode) return false;
      setFound({ name, candidates: (error.current as { candidates: DuplicateDto[] }).candidates });
      return true;
    },
  };
}

type DuplicateHintProps = {
  candidates: readonly DuplicateDto[];
  /** Where a vendor is edited: opens the merge with the other one. */
  onMerge?: ((id: string) => void) | undefined;
};

/** Names the vendors that a new name may repeat, with the ways out. */
export function DuplicateHint({ candidates, onMerge }: DuplicateHintProps) {
  const mayMerge = useCan("vendor:merge");
  if (candidates.length === 0) return null;
  return (
    <FormAlert tone="info">
      <ul className="space-y-2 [overflow-wrap:anywhere]">
        {candidates.map(({ id, name, email, likeness }) => (
          <li key={id}>
            <span className="font-medium">{say(likeness === "equal" ? "merging.equalName" : "merging.nearName", { name })}</span>
            <span className="block text-ink-3 text-small">{email}</span>
            <span className="flex flex-wrap items-center gap-x-4">
              <TextLink alone href={`/vendors/${id}`}>
                {say("merging.openVendor", { name })}
              </TextLink>
              {onMerge && mayMerge && (
                <Button variant="ghost" onClick={() => onMerge(id)}>
                  {say("merging.mergeInstead", { name })}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}
