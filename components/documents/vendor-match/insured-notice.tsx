"use client";

import { useQuery } from "@tanstack/react-query";
import { FileQuestion } from "lucide-react";
import { useState } from "react";
import { AssignDialog } from "@/components/documents/vendor-match/assign-dialog";
import { IntakeActions } from "@/components/documents/vendor-match/intake-actions";
import { intakeFilesQuery, useAcceptInsured, useAnswerInsured } from "@/components/documents/vendor-match/use-intake";
import { useCan } from "@/components/layout/session-context";
import { isBeingRead } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { DocumentDto } from "@/lib/documents/schema";
import { sentence } from "@/lib/infra/text-rules";
import { say } from "@/messages/say";

/** Whose document it is, while that is in doubt: the question, and the answers of those who may give them. */
export function InsuredNotice({ document }: { document: DocumentDto }) {
  const mayWrite = useCan("document:write");
  const [asking, setAsking] = useState(false);
  const accept = useAcceptInsured();
  const reject = useAnswerInsured();
  const { id, vendor, insuredDoubt, insuredNames, isInsuredRejected } = document;
  const file = useQuery({ ...intakeFilesQuery([id]), enabled: !vendor && !isBeingRead(document) }).data?.files[0];
  // The question stays while someone answers it, also when someone else did meanwhile.
  if (vendor && !insuredDoubt && !asking) return null;
  const named = insuredNames.length > 0 ? ` ${sentence(say("documents.insuredIs", { names: insuredNames.join('" and "') }))}` : "";
  const answers = mayWrite && (
    <>
      {isInsuredRejected && (
        <Button variant="secondary" busy={reject.isPending} onClick={() => reject.mutate({ documentId: id, answer: null })}>
          {say("documents.undo")}
        </Button>
      )}
      {insuredDoubt && !isInsuredRejected && (
        <Button variant="secondary" busy={accept.isPending} onClick={() => accept.mutate({ documentId: id, name: insuredDoubt.insured })}>
          {say("documents.sameCompany")}
        </Button>
      )}
      {insuredDoubt && !isInsuredRejected && (
        <Button variant="secondary" busy={reject.isPending} onClick={() => reject.mutate({ documentId: id, answer: "REJECTED" })}>
          {say("documents.insuredReject")}
        </Button>
      )}
      {vendor ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {say("documents.moveVendor")}
        </Button>
      ) : (
        file && <IntakeActions file={file} onAsk={() => setAsking(true)} />
      )}
    </>
  );
  return (
    <>
      <Notice
        label={say("documents.insuredNoticeLabel")}
        tone="text-violet"
        icon={<FileQuestion aria-hidden />}
        title={
          isInsuredRejected
            ? say("documents.insuredRejected")
            : vendor
              ? say("documents.insuredNoticeTitle")
              : say("documents.noVendorTitle")
        }
        action={answers}
      >
        {insuredDoubt?.text ?? say("documents.noVendorText", { named })}
      </Notice>
      <AssignDialog document={asking ? document : undefined} onClose={() => setAsking(false)} />
    </>
  );
}
