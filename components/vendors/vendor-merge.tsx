"use client";

import { useRouter } from "next/navigation";
import { MergeDialog } from "@/components/vendors/merge-dialog";

/** The merge of this vendor with another one. Where the other one stays, its page opens. */
export function VendorMerge({ ids, onClose }: { ids: readonly string[] | undefined; onClose: () => void }) {
  const router = useRouter();
  return (
    <MergeDialog
      open={ids !== undefined}
      ids={ids ?? []}
      onClose={onClose}
      onMerged={(staysId) => {
        onClose();
        if (staysId !== ids?.[0]) router.replace(`/vendors/${staysId}`);
      }}
    />
  );
}
