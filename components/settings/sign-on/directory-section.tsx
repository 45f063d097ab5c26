"use client";

import { Ban, Plus } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { CopyLine } from "@/components/settings/sign-on/copy-line";
import { useCreateToken, useEndToken } from "@/components/settings/sign-on/use-sign-on";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/form-dialog";
import { formatTime } from "@/components/ui/format";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { SecretShown } from "@/components/webhooks/secret-shown";
import { type SignOnSettingsDto, type TokenDto, tokenInput } from "@/lib/companies/sign-on/schema";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const columnsFor = (timeZone: string, onEnd: (token: TokenDto) => void): Column<TokenDto>[] => [
  { key: "prefix", header: say("signOn.token"), kind: "main", cell: ({ prefix }) => <code className="text-small">{prefix}…</code> },
  { key: "created", header: say("signOn.created"), cell: ({ createdAt }) => formatTime(createdAt, timeZone) },
  {
    key: "used",
    header: say("signOn.lastUsed"),
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt, timeZone) : say("signOn.never")),
  },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (token) => (
      <Button variant="secondary" aria-label={say("signOn.endName", { prefix: token.prefix })} onClick={() => onEnd(token)}>
        <Ban aria-hidden className="size-4" />
        {say("signOn.endToken")}
      </Button>
    ),
  },
];

/** What the firm's directory needs to call, and how many people it keeps. */
export function DirectorySection({ directory }: { directory: SignOnSettingsDto["directory"] }) {
  const { timeZone } = useSession().company;
  const [isMaking, setMaking] = useState(false);
  const end = useEndToken();
  const question = useRowQuestion<TokenDto>();
  return (
    <Section
      title={say("signOn.directory")}
      aside={
        <Button onClick={() => setMaking(true)}>
          <Plus aria-hidden className="size-4" />
          {say("signOn.generateToken")}
        </Button>
      }
    >
      <div className="max-w-[840px] space-y-3 px-5 py-4">
        <p className="text-ink-2">
          {say("signOn.directoryAbout")} {directory.people > 0 && say("signOn.peopleKept", { count: directory.people })}
        </p>
        <CopyLine label={say("signOn.scimAddress")} text={directory.address} />
      </div>
      {directory.tokens.length === 0 ? (
        <p className="border-t px-5 py-4 text-ink-3">{say("signOn.noTokens")}</p>
      ) : (
        <DataTable
          label={say("signOn.tokens")}
          columns={columnsFor(timeZone, question.ask)}
          rows={directory.tokens}
          rowKey={({ id }) => id}
        />
      )}
      {isMaking && <TokenDialog onClose={() => setMaking(false)} />}
      <RowQuestion
        about={question}
        title={say("signOn.endToken")}
        question={({ prefix }) => say("signOn.endTokenQuestion", { prefix })}
        consequence={say("signOn.endTokenMeans")}
        confirmLabel={say("signOn.endToken")}
        act={end}
      />
    </Section>
  );
}

/** Asks for the password, then shows the token this once. */
function TokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateToken();
  const form = useProofForm(tokenInput, {});
  return (
    <Dialog open title={say("signOn.generateToken")} onClose={onClose} once={create.isSuccess}>
      {create.isSuccess ? (
        <SecretShown secret={create.data.secret} onClose={onClose}>
          {say("signOn.copyToken")}
        </SecretShown>
      ) : (
        <DialogForm
          submit={{ label: create.isPending ? say("signOn.generating") : say("signOn.generateToken"), busy: create.isPending }}
          alert={create.isError && !isAboutFields(create.error) && create.error.message}
          onSubmit={form.handleSubmit((input) => create.mutate(input, { onError: form.showServerProblems }))}
          onClose={onClose}
        >
          <p className="text-ink-2">{say("signOn.tokenAbout")}</p>
          <ProofFields problem={form.problem} control={form.control} />
        </DialogForm>
      )}
    </Dialog>
  );
}
