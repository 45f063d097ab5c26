"use client";

import { useQuery } from "@tanstack/react-query";
import { exceptionsQuery } from "@/components/exceptions/use-exceptions";
import { LinkButton } from "@/components/ui/link-button";
import { say } from "@/messages/say";

/** The way to the exceptions, with how many wait for an admin. */
export function ExceptionsLink() {
  const { data } = useQuery(exceptionsQuery({ page: 1, limit: 1 }));
  const count = data?.counts.requested ?? 0;
  return (
    <LinkButton variant="secondary" href={count > 0 ? "/exceptions?state=requested" : "/exceptions"}>
      {count > 0 ? say("exceptions.toApprove", { count }) : say("exceptions.exceptions")}
    </LinkButton>
  );
}
