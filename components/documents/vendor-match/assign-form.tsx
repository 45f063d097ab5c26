"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { candidatesQuery, useAssignDocument } from "@/components/documents/vendor-match/use-intake";
import { DuplicateHint, useDuplicates } from "@/components/pickers/duplicate-hint";
import { VendorCombobox } from "@/components/pickers/vendor-combobox";
import { VendorFields } from "@/components/pickers/vendor-fields";
import { useCreateVendor, vendorQuery } from "@/components/queries/use-vendors";
import { Checkbox } from "@/components/ui/checkbox";
import { Choice } from "@/components/ui/choice";
import { DialogBody } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { DialogForm } from "@/components/ui/form-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { CandidatesDto } from "@/lib/documents/vendor-match/schema";
import { isOutdated } from "@/lib/http/client/api";
import { sentence } from "@/lib/infra/text-rules";
import type { Versioned } from "@/lib/infra/versions-schema";
import { vendorInput } from "@/lib/vendors/schema";
import { inList, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

export type AssignedDocument = { id: string; fileName: string; vendor: { id: string } | null; version: string };

/** Asks for a vendor: one with a name like the insured's, any other, or a new one. */
export function AssignDocument({ document, onClose }: { document: AssignedDocument; onClose: () => void }) {
  const { data, error, refetch } = useQuery(candidatesQuery(document.id));
  if (data) return <AssignForm document={document} found={data} onClose={onClose} />;
  if (error) return <ErrorState title={say("documents.assignCompareFailed")} advice={error.message} onRetry={() => refetch()} />;
  return (
    <DialogBody>
      <div aria-busy className="space-y-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </DialogBody>
  );
}

type AssignFormProps = { document: AssignedDocument; found: CandidatesDto; onClose: () => void };

function AssignForm({ document, found, onClose }: AssignFormProps) {
  const { insuredNames, insuredAddress, agencyEmail } = found;
  const candidates = found.candidates.filter(({ vendorId }) => vendorId !== document.vendor?.id);
  const [choice, setChoice] = useState(candidates[0]?.vendorId ?? (insuredNames.length > 0 ? "new" : "other"));
  const [picked, setPicked] = useState("");
  const [sameFirm, setSameFirm] = useState(false);
  // Said of one vendor, it is not said of the next.
  const afresh = (set: (value: string) => void) => (value: string) => {
    set(value);
    setSameFirm(false);
  };
  const assign = useAssignDocument();
  const create = useCreateVendor();
  const form = useZodForm(vendorInput, {
    name: insuredNames[0] ?? "",
    email: agencyEmail ?? "",
    contactName: "",
    phone: "",
    address: insuredAddress ?? "",
  });
  const vendorId = choice === "other" ? picked : choice;
  const isNamed = choice === "new" || candidates.some((one) => one.vendorId === vendorId && one.likeness === "equal");
  const [version, setVersion] = useState(document.version);
  const meanwhile = useMeanwhile(assign.error);
  const give = (to: string) =>
    assign.mutate(
      { documentId: document.id, vendorId: to, sameFirm, version },
      { onSuccess: onClose, onError: (error) => isOutdated(error) && setVersion((error.current as Versioned).version) },
    );

  const duplicates = useDuplicates(form.watch("name").trim());
  const createAndGive = form.handleSubmit((input) =>
    create.mutate(
      { ...input, ...duplicates.allow(input.name) },
      {
        onError: (error) => duplicates.note(input.name, error) || form.showServerProblems(error),
        onSuccess: ({ id }) => {
          // If the second step fails, the vendor is there and chosen for the next try.
          setChoice("other");
          setPicked(id);
          give(id);
        },
      },
    ),
  );

  return (
    <DialogForm
      submit={{
        label: labelOf(choice, duplicates.isAllowed),
        busy: create.isPending || assign.isPending,
        disabled: vendorId === "",
      }}
      alert={assign.isError && (meanwhile ?? assign.error.message)}
      onClose={onClose}
      onSubmit={(event) => {
        if (choice === "new") return createAndGive(event);
        event.preventDefault();
        if (vendorId) give(vendorId);
      }}
    >
      {insuredNames.length > 0 && (
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {sayParts("documents.insuredNamedAmong", {
            join: inList(insuredNames),
            span: (text) => <span className="font-medium text-ink">{text}</span>,
            slice: sentence(insuredNames.at(-1) ?? "").slice(insuredNames.at(-1)?.length),
          })}
        </p>
      )}
      <VendorChoices candidates={candidates} choice={choice} onChoose={afresh(setChoice)} picked={picked} onPick={afresh(setPicked)}>
        <DuplicateHint candidates={duplicates.candidates} />
        {agencyEmail && (
          <p className="text-ink-3 text-small [overflow-wrap:anywhere]">{say("documents.emailOfAgency", { email: agencyEmail })}</p>
        )}
        <VendorFields form={form} />
      </VendorChoices>
      {insuredNames.length > 0 && !isNamed && <SameFirm checked={sameFirm} onChange={setSameFirm} />}
    </DialogForm>
  );
}

function labelOf(choice: string, isAllowed: boolean): string {
  if (choice !== "new") return say("documents.assign");
  return isAllowed ? say("merging.addAnyway") : say("documents.createAndAssign");
}

/** Assigning confirms the insured for this file. The checkbox confirms it for later files too. */
function SameFirm({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className="space-y-2">
      <p className="text-ink-3 text-small">{say("documents.assignOnceHelp")}</p>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {say("documents.assignAcceptLabel")}
      </Checkbox>
    </div>
  );
}

type VendorChoicesProps = {
  candidates: CandidatesDto["candidates"];
  choice: string;
  onChoose: (value: string) => void;
  picked: string;
  onPick: (vendorId: string) => void;
  /** The fields of a new vendor. */
  children: ReactNode;
};

function VendorChoices({ candidates, choice, onChoose, picked, onPick, children }: VendorChoicesProps) {
  return (
    <fieldset className="divide-y rounded-control border">
      <legend className="sr-only">{say("common.vendor")}</legend>
      {candidates.map((candidate) => (
        <Choice key={candidate.vendorId} name="vendor" value={candidate.vendorId} chosen={choice} onChoose={onChoose}>
          {candidate.vendorName}
          <span className="block font-normal text-ink-3 text-small">
            {candidate.likeness === "equal" ? say("documents.theSameName") : say("documents.nameSimilar")}
            {candidate.status === "INACTIVE" && ", inactive"}
          </span>
        </Choice>
      ))}
      <div>
        <Choice name="vendor" value="other" chosen={choice} onChoose={onChoose}>
          {candidates.length > 0 ? say("documents.anotherVendor") : say("documents.anExistingVendor")}
        </Choice>
        {choice === "other" && (
          <div className="px-4 pb-4">
            <VendorCombobox
              placeholder={say("documents.selectAVendor")}
              aria-label={say("common.vendor")}
              value={picked}
              onChange={onPick}
            />
          </div>
        )}
      </div>
      <div>
        <Choice name="vendor" value="new" chosen={choice} onChoose={onChoose}>
          {say("documents.aNewVendor")}
        </Choice>
        {choice === "new" && <div className="space-y-4 px-4 pb-4">{children}</div>}
      </div>
    </fieldset>
  );
}

/** What someone else did with the document since it was shown. */
function useMeanwhile(error: Error | null): string | undefined {
  const current = isOutdated(error) ? (error.current as { vendorId: string | null }) : undefined;
  const { data } = useQuery({ ...vendorQuery(current?.vendorId ?? ""), enabled: Boolean(current?.vendorId) });
  if (!current) return undefined;
  const now = current.vendorId
    ? say("documents.assignedToName", { name: data?.name ?? say("documents.anotherVendorText") })
    : say("documents.movedToNoVendor");
  return say("documents.assignChanged", { now });
}
