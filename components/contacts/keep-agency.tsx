"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useContactChanges } from "@/components/contacts/use-contacts";
import { useCan } from "@/components/layout/session-context";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Button } from "@/components/ui/button";
import { Fact } from "@/components/ui/facts";
import type { AgencyListDto } from "@/lib/accounts/links/agencies-schema";
import { api } from "@/lib/http/client/api";
import { labelled, say } from "@/messages/say";

type Agency = AgencyListDto["agencies"][number];

export const agenciesQuery = (vendorId: string) => ({
  queryKey: vendorKeys.agencies(vendorId),
  queryFn: () => api.get<AgencyListDto>(`/api/vendors/${vendorId}/agencies`),
  meta: { quiet: true },
});

/** Keeps the agency of a certificate as the vendor's agent, with one press, or says that it is one. */
export function KeepAgency({ vendorId, agency: { title, email, isContact } }: { vendorId: string; agency: Agency }) {
  const mayWrite = useCan("vendor:write");
  const { add } = useContactChanges(vendorId);
  if (!email) return null;
  if (isContact) return <p className="text-ink-3 text-small">{say("contacts.agencyIsContact", { email })}</p>;
  if (!mayWrite) return null;
  return (
    <Button
      variant="secondary"
      busy={add.isPending}
      aria-label={labelled(say("contacts.keepAgency"), title)}
      onClick={() => add.mutate({ email, name: title, role: "agent" })}
    >
      <UserPlus aria-hidden className="size-4" />
      {say("contacts.keepAgency")}
    </Button>
  );
}

/** On a document's page: the agency in its producer box. */
export function DocumentAgency({ vendorId, documentId }: { vendorId: string; documentId: string }) {
  const { data } = useQuery(agenciesQuery(vendorId));
  const agency = data?.agencies.find(({ source }) => source?.id === documentId);
  if (!agency) return null;
  return (
    <Fact name={say("contacts.agency")}>
      <span className="block">{[agency.title, agency.email].filter(Boolean).join(" · ")}</span>
      {!agency.isContact && <span className="mb-2 block text-ink-3 text-small">{say("contacts.agencyHelp")}</span>}
      <KeepAgency vendorId={vendorId} agency={agency} />
    </Fact>
  );
}
