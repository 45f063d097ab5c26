"use client";

import type { AssignDocumentProps } from "@/components/intake/assign-document";
import { loadLater } from "@/components/ui/load-later";

/** Asks whose document it is. */
export const AssignDialog = loadLater<AssignDocumentProps>(
  () => import("@/components/intake/assign-document").then((file) => file.AssignDocument),
  ({ document }) => document !== undefined,
);
