"use client";

import { useQuery } from "@tanstack/react-query";
import { exceptionStateNames } from "@/components/exceptions/exception-words";
import { useExceptionItems } from "@/components/exceptions/use-exception-items";
import { exceptionsQuery } from "@/components/exceptions/use-exceptions";
import { ListParts } from "@/components/lists/list-parts";
import { ListScreen } from "@/components/lists/list-screen";
import { EmptyState } from "@/components/ui/empty-state";
import { useAddress } from "@/components/ui/use-address";
import { exceptionFilters } from "@/lib/exceptions/schema";
import { say, sayAll } from "@/messages/say";

/** All exceptions of the company: what waits for approval, what is in force, what ends soon, and what is over. */
export function ExceptionsScreen() {
  const address = useAddress();
  const state = exceptionFilters.find((part) => part === address.get("state"));
  const query = useQuery(exceptionsQuery({ page: address.page, ...(state && { state }) }));
  const { item, dialog } = useExceptionItems({ hasVendor: true });
  return (
    <ListScreen
      title={say("exceptions.exceptions")}
      subtitle={say("exceptions.subtitle")}
      label={state ? say(exceptionStateNames[state]) : say("exceptions.exceptions")}
      address={address}
      query={query}
      rowsOf={({ exceptions }) => exceptions}
      rowKey={({ id }) => id}
      failed={say("exceptions.showFailed")}
      empty={<EmptyState message={state ? say("exceptions.none") : say("exceptions.nonePage")} />}
      bar={() => (
        <ListParts
          address={address}
          label={say("exceptions.show")}
          all={say("exceptions.all")}
          parts={["requested", "approved", "soon", "ended", "refused", "withdrawn"]}
          names={sayAll(exceptionStateNames)}
          counts={query.data?.counts}
        />
      )}
      item={item}
    >
      {dialog}
    </ListScreen>
  );
}
