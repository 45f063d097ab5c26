import { Camera, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Block } from "@/components/portal/block";
import type { SentFilesProps } from "@/components/portal/sent-files";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { formatSize } from "@/components/ui/format";
import { lateHtml } from "@/components/ui/lazy-part";
import { acceptedExtensions, maximumFileBytes } from "@/lib/documents/values";
import { say } from "@/messages/say";

// They come as HTML and wake up later: on a slow line the files can be sent before.
const SentFiles = lateHtml(() => import("@/components/portal/sent-files").then((file) => file.SentFiles));

type SendFilesProps = SentFilesProps & { title: string; drop: string; help?: string; onFiles: (files: File[]) => void };

/** Takes files by drop, choice or camera, and shows what was read from each. */
export function SendFiles({ title, drop, help, onFiles, ...sent }: SendFilesProps) {
  return (
    <Block title={title} help={help}>
      <div className="p-5 max-sm:p-4">
        <DropField label={drop} onFiles={onFiles} />
      </div>
      <SentFiles {...sent} />
    </Block>
  );
}

const accept = acceptedExtensions.map((ending) => `.${ending}`).join(",");

function DropField({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const [chooser, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const take = (list: FileList | null | undefined) => {
    if (list && list.length > 0) onFiles([...list]);
  };
  const input = { type: "file", accept, hidden: true } as const;
  const drag = (isOver: boolean) => (event: React.DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's extra way, the buttons do the same
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      className={cx(
        "flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center",
        over ? "border-link bg-accent-soft" : "border-control-line",
      )}
    >
      <Upload aria-hidden className="size-6 text-link" />
      <p className="font-medium text-base text-ink max-sm:hidden">{label}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button large onClick={() => chooser.current?.click()}>
          {say("portal.chooseFiles")}
        </Button>
        <Button large variant="secondary" onClick={() => camera.current?.click()}>
          <Camera aria-hidden className="size-4" />
          {say("portal.takePhoto")}
        </Button>
      </div>
      <p className="text-ink-3 text-small">{say("portal.orChoose", { size: formatSize(maximumFileBytes) })}</p>
      <input
        ref={chooser}
        {...input}
        multiple
        aria-label={say("portal.chooseFiles")}
        onChange={({ target }) => takeAndEmpty(target, take)}
      />
      <input
        ref={camera}
        {...input}
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={say("portal.takePhoto")}
        onChange={({ target }) => takeAndEmpty(target, take)}
      />
    </div>
  );
}

/** Emptied, so that the same file can be chosen again. */
function takeAndEmpty(input: HTMLInputElement, take: (list: FileList | null) => void): void {
  take(input.files);
  input.value = "";
}
