"use client";

import { Download } from "lucide-react";
import { useSheetFile } from "@/components/queries/use-projects";
import { MenuButton } from "@/components/ui/menu-button";
import { listFormats } from "@/lib/infra/lists/values";
import { say } from "@/messages/say";

const formats = [...listFormats, "pdf"] as const;
const names = { csv: "common.exportCsv", xlsx: "lists.exportExcel", pdf: "projects.exportPdf" } as const;

type SheetExportProps = {
  /** Address of the list's calls. */
  address: string;
  filter?: { [name: string]: string | undefined };
  disabled?: boolean;
};

/** A list of a project as a file. */
export function SheetExport({ address, filter = {}, disabled = false }: SheetExportProps) {
  const file = useSheetFile(address);
  return (
    <MenuButton
      label={say("lists.export")}
      icon={<Download aria-hidden className="size-4" />}
      busy={file.isPending}
      disabled={disabled}
      actions={formats.map((format) => ({ label: say(names[format]), run: () => file.mutate({ format, ...filter }) }))}
    />
  );
}
