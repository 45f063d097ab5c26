"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { vendorQuery } from "@/components/queries/use-vendors";
import { BackLink } from "@/components/ui/back-link";
import { RecordLoading } from "@/components/ui/record-state";
import { useReadings } from "@/components/vendors/vendor-documents";
import { VendorGone } from "@/components/vendors/vendor-gone";
import { VendorHeader } from "@/components/vendors/vendor-header";
import { VendorMenu } from "@/components/vendors/vendor-menu";
import { type VendorPart, VendorParts } from "@/components/vendors/vendor-parts";
import { VendorTabs } from "@/components/vendors/vendor-tabs";
import { ApiError, isMissing } from "@/lib/http/client/api";
import { mergedIntoOf } from "@/lib/vendors/merging/merged-into-rules";
import { say } from "@/messages/say";

/** One vendor: whether it is covered and whom to call, and all else in tabs. */
export function VendorScreen({ id }: { id: string }) {
  const mayWrite = useCan("vendor:write");
  const [part, setPart] = useState<VendorPart>();
  const [isLeaving, setLeaving] = useState(false);
  const close = useCallback(() => setPart(undefined), []);
  const { data: vendor, isError, error, refetch } = useQuery(vendorQuery(id));
  useReadings(id);

  // What was deleted meanwhile is not shown on.
  if (isError && (!vendor || (isMissing(error) && !isLeaving)))
    return (
      <VendorGone
        advice={error.message}
        mergedInto={error instanceof ApiError ? mergedIntoOf(error.current) : undefined}
        onRetry={refetch}
      />
    );
  if (!vendor) return <RecordLoading />;

  return (
    <>
      <BackLink href="/vendors">{say("vendors.allVendors")}</BackLink>
      <VendorHeader
        vendor={vendor}
        onEdit={mayWrite ? () => setPart("edit") : undefined}
        action={<VendorMenu vendor={vendor} onOpen={setPart} />}
      />
      <VendorTabs vendor={vendor} />
      <VendorParts vendor={vendor} open={part} onOpen={setPart} onClose={close} onLeaving={setLeaving} />
    </>
  );
}
