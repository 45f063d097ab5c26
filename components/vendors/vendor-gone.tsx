import { RecordMissing } from "@/components/ui/record-state";
import { say } from "@/messages/say";

type VendorGoneProps = { advice: string; mergedInto?: string | undefined; onRetry?: (() => unknown) | undefined };

/** In place of a vendor's page when the vendor is not there: why, and where it went. */
export function VendorGone({ advice, mergedInto, onRetry }: VendorGoneProps) {
  return (
    <RecordMissing
      title={say(mergedInto ? "vendors.mergedTitle" : "vendors.vendorLoadFailed")}
      advice={advice}
      onRetry={onRetry}
      list={mergedInto ? `/vendors/${mergedInto}` : "/vendors"}
      listName={mergedInto ? say("vendors.openMergedVendor") : say("vendors.allVendors")}
    />
  );
}
