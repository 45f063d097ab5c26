"use client";

import { useQuery } from "@tanstack/react-query";
import { EnrollmentForm } from "@/components/projects/enrollment-form";
import { contractQuery } from "@/components/queries/use-projects";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

type EnrollmentDialogProps = { vendorId: string; assignmentId: string; onClose: () => void };

/** The enrollment of one of a vendor's contracts, from wherever it is asked for. */
export function EnrollmentDialog({ vendorId, assignmentId, onClose }: EnrollmentDialogProps) {
  const query = useQuery(contractQuery(vendorId, assignmentId));
  const contract = query.data;
  return (
    <Dialog title={say("projects.enrollmentEdit")} description={contract?.project.name} open onClose={onClose}>
      {contract ? (
        <EnrollmentForm projectId={contract.project.id} contract={contract} onClose={onClose} />
      ) : (
        <DialogBody>
          {query.data === null || query.isError ? (
            <ErrorState
              title={say("projects.vendorProjectsLoadFailed")}
              advice={query.error?.message ?? say("common.retryHint")}
              onRetry={() => query.refetch()}
            />
          ) : (
            <Skeleton className="h-40" />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}
