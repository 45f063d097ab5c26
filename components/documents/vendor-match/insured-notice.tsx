"use client";

import { FileQuestion } from "lucide-react";
import { useState } from "react";
import { Notice } from "@/components/documents/notice";
import { AssignDialog } from "@/components/documents/vendor-match/assign-dialog";
import { useAcceptInsured } from "@/components/documents/vendor-match/use-intake";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import type { DocumentDto } from "@/lib/documents/schema";
import { sentence } from "@/lib/infra/text/rules";

/** Whose document it is, while that is in doubt: the question, and the answers of those who may give them. */
export function InsuredNotice({ document }: { document: DocumentDto }) {
  const mayWrite = useCan("document:write");
  const [asking, setAsking] = useState(false);
  const accept = useAcceptInsured();
  const { id, vendor, insuredDoubt, insuredNames } = document;
  // The question stays while someone answers it, also when someone else did meanwhile.
  if (vendor && !insuredDoubt && !asking) return null;
  const named = insuredNames.length > 0 ? ` ${sentence(`The insured on it is "${insuredNames.join('" and "')}"`)}` : "";
  const answers = mayWrite && (
    <>
      {insuredDoubt && (
        <Button variant="secondary" busy={accept.isPending} onClick={() => accept.mutate({ documentId: id, name: insuredDoubt.insured })}>
          Same Company
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {vendor ? "Move to Another Vendor…" : "Choose Vendor…"}
      </Button>
    </>
  );
  return (
    <>
      <Notice
        label="Vendor of this document"
        tone="text-violet"
        icon={<FileQuestion aria-hidden />}
        title={vendor ? "Does This Certificate Belong to This Vendor?" : "This file has no vendor yet"}
        action={answers}
      >
        {insuredDoubt?.text ?? `It doesn't count until you assign it to a vendor.${named}`}
      </Notice>
      <AssignDialog document={asking ? document : undefined} onClose={() => setAsking(false)} />
    </>
  );
}
