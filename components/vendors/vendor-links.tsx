"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { agenciesQuery, KeepAgency } from "@/components/contacts/keep-agency";
import { useCan } from "@/components/layout/session-context";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { formatDate } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type AgencyListDto, agencyLinkInput } from "@/lib/accounts/links/agencies-schema";
import type { PortalLinkListDto } from "@/lib/accounts/links/schema";
import { senderSentence } from "@/lib/compliance/policies/senders-rules";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { inWords } from "@/lib/infra/sentences-rules";
import { inList, say } from "@/messages/say";

type Link = PortalLinkListDto["links"][number];

/** The links to the vendor's page, and one for each agency that writes for it. */
export function VendorLinks({ vendorId }: { vendorId: string }) {
  const mayInvite = useCan("vendor:invite");
  const base = `/api/vendors/${vendorId}`;
  const client = useQueryClient();
  const key = vendorKeys.links(vendorId);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api.get<PortalLinkListDto>(`${base}/links`),
    meta: { quiet: true },
  });
  const end = useMutation({
    mutationFn: (id: string) => api.delete(`${base}/links/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  if (error && !data)
    return (
      <Section title={say("vendors.links")}>
        <ErrorState title={say("vendors.linksLoadFailed")} advice={error.message} onRetry={() => refetch()} />
      </Section>
    );
  return (
    <Section title={say("vendors.links")}>
      {!data ? (
        <Skeleton className="m-5 h-10" />
      ) : data.links.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-3">{say("vendors.noLinks")}</p>
      ) : (
        <ul className="divide-y">
          {data.links.map((link) => (
            <li key={link.id} className="flex flex-wrap items-start justify-between gap-3 px-5 py-3">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="font-medium text-ink">{[nameOf(link), link.recipient].join(" · ")}</p>
                <p className="text-ink-3 text-small">{[stateOf(link), say("vendors.countFilesSent", { count: link.files })].join(" · ")}</p>
              </div>
              {mayInvite && link.isLive && (
                <Button variant="ghost" busy={end.isPending && end.variables === link.id} onClick={() => end.mutate(link.id)}>
                  {say("vendors.endLink")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayInvite && <Agencies vendorId={vendorId} base={base} />}
    </Section>
  );
}

function nameOf({ kind, agency }: Link): string {
  if (kind === "AGENCY") return say("vendors.linkAgency", { agency });
  return kind === "AGENT" ? say("vendors.linkAgent") : say("vendors.linkVendor");
}

function stateOf({ isLive, revokedAt, expiresAt }: Link): string {
  if (revokedAt) return say("vendors.linkEnded", { day: formatDate(revokedAt) });
  return isLive ? say("vendors.linkUntil", { day: formatDate(expiresAt) }) : say("vendors.linkExpired", { day: formatDate(expiresAt) });
}

function Agencies({ vendorId, base }: { vendorId: string; base: string }) {
  const { data } = useQuery(agenciesQuery(vendorId));
  if (!data) return null;
  return (
    <section className="border-t px-5 py-4">
      <h3 className="font-semibold text-body text-ink">{say("vendors.agencies")}</h3>
      <p className="text-ink-2">{data.agencies.length === 0 ? say("vendors.noAgencies") : say("vendors.agencyLinkHelp")}</p>
      <ul className="mt-3 space-y-5">
        {data.agencies.map((agency) => (
          <Agency key={agency.name} vendorId={vendorId} base={base} agency={agency} />
        ))}
      </ul>
    </section>
  );
}

const shownNames = 4;

type AgencyProps = { vendorId: string; base: string; agency: AgencyListDto["agencies"][number] };

function Agency({ vendorId, base, agency }: AgencyProps) {
  const { name, title, email, source, confirmed, vendors } = agency;
  const client = useQueryClient();
  const values = confirmed.map(({ value }) => value);
  const known = values.find((value) => !value.startsWith("@"));
  const form = useZodForm(agencyLinkInput, { agency: name, email: known ?? "", confirm: undefined });
  const typed = String(form.watch("email")).trim().toLowerCase();
  const domain = typed.slice(typed.lastIndexOf("@") + 1);
  const isConfirmed = values.includes(typed) || values.includes(`@${domain}`);
  const choices = [
    { value: "address", label: say("vendors.confirmAddress") },
    { value: "domain", label: say("vendors.confirmDomain") },
  ];
  const send = useMutation({
    mutationFn: (input: z.output<typeof agencyLinkInput>) => api.post<{ message: string }>(`${base}/agencies`, input),
    onSuccess: ({ message }) => {
      notify.success(message);
      client.invalidateQueries({ queryKey: vendorKeys.links(vendorId) });
      client.invalidateQueries({ queryKey: vendorKeys.agencies(vendorId) });
    },
    meta: { quiet: true },
  });
  const submit = form.handleSubmit((input) =>
    send.mutate({ ...input, confirm: isConfirmed ? undefined : (input.confirm ?? "address") }, { onError: form.showServerProblems }),
  );
  const names = vendors.slice(0, shownNames).map((vendor) => vendor.name);
  const others = vendors.length - names.length;
  return (
    <li className="min-w-0 [overflow-wrap:anywhere]">
      <p className="font-medium text-ink">{name}</p>
      <p className="text-ink-2">
        {say("vendors.agencyWritesFor", {
          count: vendors.length,
          names: inList([...names, ...(others > 0 ? [say("vendors.andOthers", { count: others })] : [])]),
        })}
      </p>
      {email && source && (
        <p className="text-ink-3 text-small">
          {say("vendors.agencyProposal", { email })} <TextLink href={`/documents/${source.id}`}>{source.name}</TextLink>
          {source.sender && ` · ${inWords(senderSentence(source.sender))}`}
        </p>
      )}
      <div className="mt-2 empty:hidden">
        <KeepAgency vendorId={vendorId} agency={agency} />
      </div>
      {confirmed.map((one) => (
        <Confirmed key={one.id} vendorId={vendorId} base={base} confirmed={one} />
      ))}
      <form onSubmit={submit} className="mt-2 flex max-w-md flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1">
          <Field label={say("vendors.agencyEmail", { agency: title })} required error={form.problem("email")}>
            {(aria) => <Input type="email" autoComplete="off" {...form.control("email")} {...aria} />}
          </Field>
        </div>
        {typed.includes("@") && !isConfirmed && (
          <Select aria-label={say("vendors.confirmFor", { agency: title })} options={choices} {...form.control("confirm")} />
        )}
        <Button type="submit" variant="secondary" busy={send.isPending}>
          {say(isConfirmed ? "vendors.emailAgencyLink" : "vendors.confirmAndEmail")}
        </Button>
      </form>
      {send.error && <FormAlert>{send.error.message}</FormAlert>}
    </li>
  );
}

type ConfirmedProps = { vendorId: string; base: string; confirmed: AgencyProps["agency"]["confirmed"][number] };

/** A confirmed address or domain, and its removal: an agency that changed hands must not keep its links. */
function Confirmed({ vendorId, base, confirmed: { id, value } }: ConfirmedProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.delete(`${base}/agencies/${id}`),
    onSuccess: () => {
      notify.success(say("vendors.confirmedRemoved", { value }));
      client.invalidateQueries({ queryKey: vendorKeys.agencies(vendorId) });
      client.invalidateQueries({ queryKey: vendorKeys.links(vendorId) });
    },
  });
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-3 text-small">
      {say("vendors.agencyConfirmed", { value })}
      <Button
        variant="ghost"
        aria-label={say("vendors.removeConfirmed", { value })}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {say("common.remove")}
      </Button>
    </p>
  );
}
