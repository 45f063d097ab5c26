"use client";

import type { UploadAreaProps } from "@/components/documents/upload-area";
import { loadLater } from "@/components/ui/load-later";

/** Takes files that are dropped on the page or chosen here, asks whose they are, and shows what becomes of each. */
export const UploadDialog = loadLater<UploadAreaProps>(
  () => import("@/components/documents/upload-area").then((file) => file.UploadArea),
  ({ opened }) => opened,
  { always: true },
);
