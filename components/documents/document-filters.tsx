"use client";

import { useQuery } from "@tanstack/react-query";
import { documentLooks } from "@/components/documents/document-looks";
import { processingWords } from "@/components/documents/document-words";
import { kindsQuery } from "@/components/kinds/kind-queries";
import { FilterSelect, filterClass } from "@/components/lists/filter-select";
import { VendorCombobox } from "@/components/pickers/vendor-combobox";
import type { Address } from "@/components/ui/use-address";
import { documentBadges } from "@/lib/compliance/statuses/values";
import { documentSorts, expiryFilters, processingStatuses } from "@/lib/documents/values";
import { sortsOf } from "@/lib/infra/lists/values";
import { say } from "@/messages/say";

const complianceOptions = () => documentBadges.map((badge) => ({ value: badge, label: documentLooks[badge].label }));
const expiryOptions = () =>
  expiryFilters.map((within) => ({
    value: within,
    label: within === "expired" ? say("documents.alreadyExpired") : say("documents.withinWithinDays", { within }),
  }));
const statusOptions = () => processingStatuses.map((status) => ({ value: status, label: say(processingWords[status]) }));

export function documentFilterOf(address: Address) {
  return {
    search: address.search,
    vendorId: address.id("vendorId"),
    compliance: documentBadges.find((known) => known === address.get("compliance")),
    expires: expiryFilters.find((known) => known === address.get("expires")),
    kind: address.get("kind") === "insurance" ? ("insurance" as const) : address.id("kind"),
    status: processingStatuses.find((known) => known === address.get("status")),
    sort: sortsOf(documentSorts).find((known) => known === address.get("sort")),
  };
}

/** By the company's kinds of documents; nothing where it has none. */
function KindFilter({ address }: { address: Address }) {
  const { data } = useQuery(kindsQuery());
  const kinds = data?.kinds ?? [];
  if (kinds.length === 0) return null;
  const options = [
    { value: "insurance", label: say("documents.kindInsurance") },
    ...kinds.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <FilterSelect address={address} name="kind" label={say("documents.kind")} all={say("documents.allKinds")} options={options} />;
}

export function DocumentFilters({ address }: { address: Address }) {
  return (
    <>
      <VendorCombobox
        none={say("documents.allVendors")}
        placeholder={say("documents.allVendors")}
        aria-label={say("common.vendor")}
        value={address.id("vendorId")}
        onChange={(vendorId) => address.set({ vendorId })}
        className={filterClass}
      />
      <KindFilter address={address} />
      <FilterSelect
        address={address}
        name="compliance"
        label={say("documents.compliance")}
        all={say("documents.allCompliance")}
        options={complianceOptions()}
      />
      <FilterSelect
        address={address}
        name="expires"
        label={say("common.expires")}
        all={say("documents.anyExpiration")}
        options={expiryOptions()}
      />
      <FilterSelect address={address} name="status" label={say("common.status")} all={say("common.allStatus")} options={statusOptions()} />
    </>
  );
}
