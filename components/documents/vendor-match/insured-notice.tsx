"use client";

import { FileQuestion } from "lucide-react";
import { useState } from "react";
import { AssignDialog } from "@/components/documents/vendor-match/assign-dialog";
import { useAcceptInsured } from "@/components/documents/vendor-match/use-intake";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import type { DocumentDto } from "@/lib/documents/schema";

/** Whose document it is, while that is in doubt: the question, and the answers of those who may give them. */
export function InsuredNotice({ document }: { document: DocumentDto }) {
  const mayWrite = useCan("document:write");
  const [asking, setAsking] = useState(false);
  const accept = useAcceptInsured();
  const { id, vendor, insuredDoubt, insuredNames } = document;
  // The question stays while someone answers it, also when someone else did meanwhile.
  if (vendor && !insuredDoubt && !asking) return null;
  const named = insuredNames.length > 0 ? ` The insured on it is "${insuredNames.join('" and "')}".` : "";
  return (
    <section aria-label="Vendor of this document" className="flex gap-3 rounded-card bg-violet-tint px-4 py-3 text-violet">
      <FileQuestion aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{vendor ? "Is this certificate this vendor's?" : "This file has no vendor yet"}</p>
        <p className="[overflow-wrap:anywhere]">{insuredDoubt?.text ?? `It counts for nobody until somebody says whose it is.${named}`}</p>
        {mayWrite && (
          <div className="mt-3 flex flex-wrap gap-2">
            {insuredDoubt && (
              <Button
                variant="secondary"
                busy={accept.isPending}
                onClick={() => accept.mutate({ documentId: id, name: insuredDoubt.insured })}
              >
                It is the same firm
              </Button>
            )}
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {vendor ? "Move to another vendor…" : "Choose vendor…"}
            </Button>
          </div>
        )}
      </div>
      <AssignDialog document={asking ? document : undefined} onClose={() => setAsking(false)} />
    </section>
  );
}
