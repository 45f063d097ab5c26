"use client";

import { useAssignDocument, useCreateVendorOf } from "@/components/documents/vendor-match/use-intake";
import { useCan } from "@/components/layout/session-context";
import { isBeingRead } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import type { IntakeFileDto } from "@/lib/documents/vendor-match/schema";
import { say } from "@/messages/say";

type IntakeActionsProps = {
  file: IntakeFileDto;
  /** Files that are shown with it: those with the same insured go to the new vendor, too. */
  beside?: readonly IntakeFileDto[];
  /** Opens the dialog that asks for the vendor. */
  onAsk: () => void;
};

/** Says whose a file is: the vendor with the insured's name, a new vendor as the certificate describes it, or any other. */
export function IntakeActions({ file, beside = [], onAsk }: IntakeActionsProps) {
  const assign = useAssignDocument();
  const create = useCreateVendorOf(onAsk);
  const mayAdd = useCan("vendor:write");
  // While a file is being read, its insured's name may still say whose it is.
  if (isBeingRead(file)) return null;
  const { best } = file;
  const newVendor = mayAdd ? file.newVendor : null;
  const isBusy = assign.isPending || create.isPending;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      {best && (
        <Button
          variant="secondary"
          className="min-w-0 max-w-full"
          busy={assign.isPending}
          disabled={isBusy}
          // A name that is only near leaves a question, which the dialog asks along with the vendor.
          onClick={() => (best.likeness === "equal" ? assign.mutate({ documentId: file.id, vendorId: best.vendorId }) : onAsk())}
        >
          <span className="truncate">
            {say("documents.assignTo", { vendor: best.vendorName })}
            {best.likeness === "near" && "…"}
          </span>
        </Button>
      )}
      {newVendor && (
        <Button
          variant="secondary"
          className="min-w-0 max-w-full"
          busy={create.isPending}
          disabled={isBusy}
          // Without an email there is no vendor: the dialog asks for it.
          onClick={() => (newVendor.email ? create.mutate({ file, beside }) : onAsk())}
        >
          <span className="truncate">
            {say("documents.createNamed", { name: newVendor.name })}
            {!newVendor.email && "…"}
          </span>
        </Button>
      )}
      <Button variant={best || newVendor ? "ghost" : "secondary"} disabled={isBusy} onClick={onAsk}>
        {say("documents.chooseVendor")}
      </Button>
    </div>
  );
}

/** Where emails to the new vendor would go, for those who may add it. */
export function AgencyNote({ newVendor }: Pick<IntakeFileDto, "newVendor">) {
  const mayAdd = useCan("vendor:write");
  if (!mayAdd || !newVendor?.email) return null;
  return <p className="text-ink-3 text-small [overflow-wrap:anywhere]">{say("documents.emailOfAgency", { email: newVendor.email })}</p>;
}
