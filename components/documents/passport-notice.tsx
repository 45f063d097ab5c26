import { useMutation } from "@tanstack/react-query";
import { FileBadge, FileWarning } from "lucide-react";
import { useCan, useSession } from "@/components/layout/session-context";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format";
import { Notice } from "@/components/ui/notice";
import { Sentences } from "@/components/ui/sentences";
import { compareNames } from "@/lib/compliance/names/match-rules";
import type { PassportDto } from "@/lib/documents/passports/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { labelled, type PlainKey, say } from "@/messages/say";

type Signed = NonNullable<PassportDto["signed"]>;
type Changed = Exclude<PassportDto["state"], "valid">;

const titles: Record<Changed, PlainKey> = {
  changed: "passports.changedTitle",
  page_only: "passports.pageOnlyTitle",
  newer: "passports.newerTitle",
  withdrawn: "passports.withdrawnTitle",
};

/** What was found when the file was checked as a passport, and what a person can do about it. */
export function PassportNotice({ document }: { document: DocumentDetailDto }) {
  const mayWrite = useCan("document:write");
  const { passport } = document;
  if (!passport) return null;
  const { state, signed, isFiled, problems } = passport;
  if (state === "valid") return signed && <Valid document={document} signed={signed} />;
  return (
    <Notice
      label={say("passports.passport")}
      tone={isFiled || state === "page_only" ? "text-ink-2" : "text-violet"}
      icon={<FileWarning aria-hidden />}
      title={say(titles[state])}
      action={mayWrite && state === "changed" && !isFiled && <FileAnyway documentId={document.id} />}
    >
      {state === "page_only" && say("passports.isPageOnly")}
      {state === "newer" && say("passports.isNewer")}
      {state === "withdrawn" && <Withdrawn at={signed?.withdrawnAt ?? null} />}
      {state === "changed" && (
        <>
          <Sentences all={[...(isFiled ? [] : [say("passports.wasChanged")]), ...problems]} />
          <p className="mt-1">{say(isFiled ? "passports.filedAnyway" : "passports.fileHelp")}</p>
        </>
      )}
    </Notice>
  );
}

function Withdrawn({ at }: { at: string | null }) {
  const { company } = useSession();
  return (
    <>
      {at && `${say("passports.pageWithdrawn", { day: formatMoment(at, company.timeZone) })}. `}
      {say("passports.pageWithdrawnHelp")}
    </>
  );
}

function FileAnyway({ documentId }: { documentId: string }) {
  const changed = useDocumentsChanged();
  const file = useMutation({ mutationFn: () => api.post(`/api/documents/${documentId}/passport`), onSuccess: changed });
  return (
    <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
      {say("passports.fileCertificates")}
    </Button>
  );
}

const keys: Record<Signed["key"], { title: PlainKey; means: PlainKey }> = {
  own: { title: "passports.keyOwn", means: "passports.keyOwnMeans" },
  accepted: { title: "passports.keyAccepted", means: "passports.keyKnownMeans" },
  unknown: { title: "passports.keyUnknown", means: "passports.keyUnknownMeans" },
};

function Valid({ document, signed }: { document: DocumentDetailDto; signed: Signed }) {
  const { company } = useSession();
  const mayAccept = useCan("company:write");
  const { title, means } = keys[signed.key];
  const here = document.vendor?.name;
  const isOther = here !== undefined && compareNames(here, signed.vendor) === "different";
  const facts = { installation: signed.installation, day: formatMoment(signed.signedAt, company.timeZone) };
  return (
    <Notice
      label={say("passports.passport")}
      tone={isOther ? "text-yellow" : "text-ink-2"}
      icon={<FileBadge aria-hidden />}
      title={[say("passports.from", facts), say("passports.signedOn", facts), say(title)].join(" · ")}
      action={mayAccept && signed.key !== "own" && <KeyButton documentId={document.id} isAccepted={signed.key === "accepted"} />}
    >
      <div className="space-y-1">
        {signed.withdrawnAt && (
          <p className="font-medium text-orange">
            <Withdrawn at={signed.withdrawnAt} />
          </p>
        )}
        <p>{isOther ? say("passports.aboutOther", { vendor: signed.vendor, here }) : say("passports.about", signed)}</p>
        <p>{say(means)}</p>
        <p>{say("passports.whatItProves")}</p>
        <p className="text-small">
          {labelled(say("passports.fingerprint"), "")}
          <code className="tabular-nums">{signed.fingerprint}</code>
          {` · ${signed.address}`}
        </p>
      </div>
    </Notice>
  );
}

function KeyButton({ documentId, isAccepted }: { documentId: string; isAccepted: boolean }) {
  const changed = useDocumentsChanged();
  const path = `/api/documents/${documentId}/passport/key`;
  const change = useMutation({
    mutationFn: () => (isAccepted ? api.delete<{ message: string }>(path) : api.post<{ message: string }>(path)),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await changed();
    },
  });
  return (
    <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
      {say(isAccepted ? "passports.forgetKey" : "passports.acceptKey")}
    </Button>
  );
}
