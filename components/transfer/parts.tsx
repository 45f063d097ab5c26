import { type ReactNode, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import type { Column } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FileSelect } from "@/components/ui/file-select";
import { FormAlert } from "@/components/ui/form-alert";
import { PageHeader } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

/* What both imports of a company show: that of another installation, and that of lists. */

/** Whether the signed-in person may import at all. */
export const useMayImport = () => useCan("company:import");

type Asked = { data: unknown; error: Error | null; refetch: () => unknown };

/** The page of an import: its title, and in place of `children` what keeps them away. */
export function ImportPage({ title, subtitle, asked, children }: { title: string; subtitle: string; asked: Asked; children: ReactNode }) {
  const mayImport = useMayImport();
  return (
    <>
      <BackLink href="/settings?tab=data">{say("settings.dataBack")}</BackLink>
      <PageHeader title={title} subtitle={subtitle} />
      {mayImport ? (
        <Loaded asked={asked}>{children}</Loaded>
      ) : (
        <Card>
          <ErrorState title={say("settings.importAdminsOnly")} advice={say("settings.importAdminsOnlyHint")} />
        </Card>
      )}
    </>
  );
}

/** `children` once the data is there. */
export function Loaded({ asked: { data, error, refetch }, children }: { asked: Asked; children: ReactNode }) {
  if (data) return children;
  if (!error) return <Skeleton className="h-96 rounded-card" />;
  return (
    <Card>
      <ErrorState title={say("settings.importsLoadFailed")} advice={error.message} onRetry={() => refetch()} />
    </Card>
  );
}

type Sending = { isPending: boolean; error: Error | null };
type SendFileProps = {
  label: string;
  accept: string;
  hint: string;
  problem: (file: File) => string | undefined;
  sending: Sending;
  percent: number;
  onSend: (file: File, onSent: () => void) => void;
  children?: ReactNode;
};

/** Chooses one file and has it checked. `children`: further choices below the file. */
export function SendFile({ label, accept, hint, problem, sending, percent, onSend, children }: SendFileProps) {
  const [file, setFile] = useState<File>();
  const usable = file && !problem(file) ? file : undefined;
  return (
    <>
      <Field label={label} required help={say("settings.importFileHelp")}>
        {(aria) => (
          <FileSelect
            aria={aria}
            accept={accept}
            hint={hint}
            multiple={false}
            files={file ? [file] : []}
            problem={problem}
            onAdd={([chosen]) => setFile(chosen)}
            onRemove={() => setFile(undefined)}
          />
        )}
      </Field>
      {children}
      {sending.isPending && <Progress label={say("settings.uploading")} percent={percent} />}
      {sending.error && <FormAlert>{sending.error.message}</FormAlert>}
      <div className="flex justify-end max-sm:*:flex-1">
        <Button busy={sending.isPending} disabled={!usable} onClick={() => usable && onSend(usable, () => setFile(undefined))}>
          {say("settings.checkTheFile")}
        </Button>
      </div>
    </>
  );
}

type Place = { file: string; line: number | null; field: string | null; message: string };

/** Where a problem is, and what it is. */
export const placeColumns: Record<"line" | "field" | "message", Column<Place>> = {
  line: {
    key: "line",
    get header() {
      return say("settings.row");
    },
    className: "sm:w-16",
    cell: ({ line }) => <span className="text-ink-2 tabular-nums">{line ?? "—"}</span>,
  },
  field: {
    key: "field",
    get header() {
      return say("settings.column");
    },
    className: "sm:w-36",
    cell: ({ field }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{field ?? "—"}</span>,
  },
  message: {
    key: "message",
    get header() {
      return say("settings.problem");
    },
    cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span>,
  },
};

/** How many problems are not shown, if any. */
export function MoreProblems({ count }: { count: number }) {
  if (count <= 0) return null;
  return <p className="border-t px-5 py-3 text-ink-2 text-small">{say("settings.problemsMore", { count })}</p>;
}

/** How far a worker is. */
export const Working = ({ label, percent }: { label: string; percent: number }) => (
  <Card className="px-5 py-4">
    <Progress label={label} percent={Math.min(99, Math.floor(percent))} />
  </Card>
);

type DecideProps = {
  title: string;
  question: string;
  consequence: string;
  /** null: there is nothing to import. */
  start: (Sending & { mutate: (onSettled: () => void) => void }) | null;
  discard: { isPending: boolean; mutate: () => void };
};

/** Imports what was checked, after one question, or throws the file away. */
export function Decide({ title, question, consequence, start, discard }: DecideProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {start?.error && <FormAlert>{start.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="secondary" busy={discard.isPending} onClick={discard.mutate}>
          {say("settings.discardTheFile")}
        </Button>
        {start && (
          <Button busy={start.isPending} onClick={() => setAsking(true)}>
            {say("settings.importData")}
          </Button>
        )}
      </div>
      {start && (
        <Confirm
          open={asking}
          harmless
          title={title}
          question={question}
          consequence={consequence}
          confirmLabel={say("settings.importData")}
          busy={start.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => start.mutate(() => setAsking(false))}
        />
      )}
    </>
  );
}
