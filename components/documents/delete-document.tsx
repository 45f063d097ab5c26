"use client";

import type { DeleteDocumentProps } from "@/components/documents/delete-question";
import { loadLater } from "@/components/ui/load-later";

/** Asks before a document goes, and deletes it. */
export const DeleteDocument = loadLater<DeleteDocumentProps>(
  () => import("@/components/documents/delete-question").then((file) => file.DeleteQuestion),
  ({ document }) => document !== undefined,
);
