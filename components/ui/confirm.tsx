"use client";

import { loadLater } from "@/components/ui/load-later";
import type { QuestionProps } from "@/components/ui/question";

/** Asks before something is lost. */
export const Confirm = loadLater<QuestionProps>(
  () => import("@/components/ui/question").then(({ Question }) => Question),
  ({ open }) => open,
);
