"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useArchiveSet, useCopySet, useRestoreSet } from "@/components/requirements/use-requirements";
import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { say } from "@/messages/say";

const RenameForm = lazyPart(() => import("@/components/requirements/rename-form").then((file) => file.RenameForm));
const DefaultDialog = lazyPart(() => import("@/components/requirements/default-dialog").then((file) => file.DefaultDialog));

type Named = { id: string; name: string };
type Open = { kind: "rename" | "archive" | "default"; set: Named };

/** What can be done with a whole set, and the dialogs that ask before it. `onOpened`: a copy was opened. */
export function useSetActions(): {
  dialogs: ReactNode;
  rename: (set: Named) => void;
  copy: (set: Named) => void;
  makeDefault: (set: Named) => void;
  archive: (set: Named) => void;
  restore: (set: Named) => void;
} {
  const router = useRouter();
  const [open, setOpen] = useState<Open>();
  const [copy, archive, restore] = [useCopySet(), useArchiveSet(), useRestoreSet()];
  const close = () => setOpen(undefined);
  const archiving = open?.kind === "archive" ? open.set : undefined;
  const opened = ({ id }: RequirementSetDto) => router.push(`/requirements/${id}`);

  return {
    rename: (set) => setOpen({ kind: "rename", set }),
    makeDefault: (set) => setOpen({ kind: "default", set }),
    archive: (set) => setOpen({ kind: "archive", set }),
    copy: ({ id }) => copy.mutate(id, { onSuccess: opened }),
    restore: ({ id }) => restore.mutate(id),
    dialogs: (
      <>
        <Dialog title={say("requirements.renameSet")} open={open?.kind === "rename"} onClose={close}>
          {open?.kind === "rename" && <RenameForm id={open.set.id} onClose={close} />}
        </Dialog>
        {open?.kind === "default" && <DefaultDialog set={open.set} onClose={close} />}
        <Confirm
          open={archiving !== undefined}
          title={say("requirements.archiveSet")}
          question={archiving ? say("requirements.archiveQuestion", { name: archiving.name }) : ""}
          consequence={say("requirements.archivedStays")}
          confirmLabel={say("requirements.archive")}
          busy={archive.isPending}
          onClose={close}
          onConfirm={() => archiving && archive.mutate(archiving.id, { onSettled: close })}
        />
      </>
    ),
  };
}
