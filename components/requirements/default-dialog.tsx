"use client";

import { useEffect, useEffectEvent } from "react";
import { PreviewDialog } from "@/components/requirements/preview-dialog";
import { useMakeDefault, usePreviewAsDefault, type Wished } from "@/components/requirements/use-requirements";
import { say } from "@/messages/say";

/** Shows what another default set would do, and makes it the default. */
export function DefaultDialog({ set, onClose }: { set: Wished; onClose: () => void }) {
  const preview = usePreviewAsDefault();
  const makeDefault = useMakeDefault();
  const start = () => preview.mutate(set);
  const startOnce = useEffectEvent(start);
  useEffect(() => startOnce(), []);
  return (
    <PreviewDialog
      title={say("requirements.previewOfDefault")}
      preview={preview.data}
      failed={preview.error ? { message: preview.error.message, retry: start } : undefined}
      confirm={{
        label: say("requirements.confirmDefault"),
        busy: makeDefault.isPending,
        run: () => makeDefault.mutate(set, { onSuccess: onClose }),
      }}
      onBack={onClose}
    />
  );
}
