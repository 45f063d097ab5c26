import { Upload } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Block } from "@/components/portal/block";
import { Mark } from "@/components/portal/mark";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { acceptOf } from "@/lib/documents/values";
import type { PortalSlotDto } from "@/lib/portal/page/schema";
import { labelled, say } from "@/messages/say";

type SlotsProps = { company: string; slots: readonly PortalSlotDto[]; onFile: (files: File[], kindId: string) => void };

/** Documents other than insurance: what each is in the company's words, and where it goes. */
export function Slots({ company, slots, onFile }: SlotsProps) {
  if (slots.length === 0) return null;
  return (
    <Block title={say("portal.otherDocuments")} help={say("portal.otherDocumentsHelp", { company })}>
      <ul className="divide-y">
        {slots.map((slot) => (
          <Slot key={slot.id} slot={slot} onFile={(files) => onFile(files, slot.id)} />
        ))}
      </ul>
    </Block>
  );
}

function Slot({ slot, onFile }: { slot: PortalSlotDto; onFile: (files: File[]) => void }) {
  const { name, told, found, standing, fileTypes } = slot;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const take = (list: FileList | null) => {
    if (list && list.length > 0) onFile([...list]);
  };
  return (
    <li
      aria-label={name}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      className={cx("px-5 py-3 max-sm:px-4", over && "bg-accent-soft")}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">{name}</p>
        <Mark standing={standing} />
      </div>
      {told && <p className="mt-0.5 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{told}</p>}
      {found && <p className="mt-0.5 text-ink [overflow-wrap:anywhere]">{found}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="secondary"
          aria-label={labelled(say("portal.chooseFileFor"), name)}
          onClick={() => chooser.current?.click()}
          className="max-sm:w-full"
        >
          <Upload aria-hidden className="size-4" />
          {say("portal.chooseFileFor")}
        </Button>
        <span className="text-ink-3 text-small max-sm:hidden">{say("portal.dropFor")}</span>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptOf(fileTypes)}
        aria-label={labelled(say("portal.chooseFileFor"), name)}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </li>
  );
}
