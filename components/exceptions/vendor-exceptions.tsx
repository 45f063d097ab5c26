"use client";

import { useQuery } from "@tanstack/react-query";
import { exceptionColumns } from "@/components/exceptions/exception-columns";
import { useExceptionActions } from "@/components/exceptions/use-exception-actions";
import { exceptionsQuery } from "@/components/exceptions/use-exceptions";
import { EmptyLine, ListTable } from "@/components/lists/list-table";
import { vendorExceptionsShown } from "@/components/queries/vendor-keys";
import { Section } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { usePage } from "@/components/ui/use-address";
import { say } from "@/messages/say";

/** The exceptions of one vendor, those that wait first; nothing where it has none. */
export function VendorExceptions({ vendorId }: { vendorId: string }) {
  const page = usePage();
  const query = useQuery(exceptionsQuery({ vendorId, page: page.page, limit: vendorExceptionsShown }));
  const { open, actions, dialogs } = useExceptionActions();
  if (query.data?.pagination.total === 0) return null;
  return (
    <Section title={say("exceptions.exceptions")} aside={<TextLink href="/exceptions">{say("exceptions.seeAll")}</TextLink>}>
      <ListTable
        label={say("exceptions.exceptions")}
        address={page}
        query={query}
        rowsOf={({ exceptions }) => exceptions}
        rowKey={({ id }) => id}
        failed={say("exceptions.showFailed")}
        empty={<EmptyLine>{say("exceptions.none")}</EmptyLine>}
        skeletonRows={1}
        columns={exceptionColumns({ open, actions, isOfVendor: true }).map(({ sort: _sort, ...column }) => column)}
      />
      {dialogs}
    </Section>
  );
}
