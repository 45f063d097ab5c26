"use client";

import { keep, useKept } from "@/components/ui/use-kept";

const keyOf = (userId: string) => `coverkeep.steps-hidden.${userId}`;

/** Puts the first steps away for this person on this device, or brings them back. */
export const hideSteps = (userId: string, hidden: boolean): void => keep(keyOf(userId), hidden ? "yes" : null);

export const useStepsHidden = (userId: string): boolean => useKept(keyOf(userId)) === "yes";
