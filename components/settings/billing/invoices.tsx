"use client";

import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { invoicesQuery } from "@/components/settings/billing/use-plan";
import { Badge, type Tone } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { formatMoment, formatPrice } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { InvoicesDto } from "@/lib/companies/billing/payments-schema";
import type { Currency } from "@/lib/tenancy/settings/billing-values";
import { say } from "@/messages/say";

/** The company's invoices, and to whom they are made out. They come from the payment provider, which may be away. */
export function Invoices() {
  const { data, isError, error, refetch } = useQuery(invoicesQuery());
  return (
    <Section title={say("settings.invoices")}>
      {data && <InvoiceList {...data} />}
      {!data && isError && (
        <ErrorState
          title={say("common.loadFailed", { what: say("settings.theInvoices") })}
          advice={error.message}
          onRetry={() => refetch()}
        />
      )}
      {!data && !isError && (
        <div aria-busy className="h-24 p-5">
          <Skeleton className="h-full w-full" />
        </div>
      )}
    </Section>
  );
}

const tones: Record<string, Tone> = { paid: "blue", open: "yellow", uncollectible: "red" };

function statusName(status: string): string {
  if (status === "paid") return say("settings.paidInvoice");
  if (status === "open") return say("settings.openInvoice");
  return status === "void" ? say("settings.voidInvoice") : say("settings.unpaidInvoice");
}

function InvoiceList({ invoices, details }: InvoicesDto) {
  const { timeZone } = useSession().company;
  return (
    <>
      {details.address.length > 0 && <BilledTo {...details} />}
      {invoices.length === 0 && <p className="p-5 text-ink-2">{say("settings.noInvoicesYet")}</p>}
      <ul className="divide-y">
        {invoices.map(({ id, number, at, cents, currency, status, url, pdfUrl }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <span className="w-28 text-ink">{formatMoment(at, timeZone)}</span>
            <span className="min-w-24 flex-1 text-ink-2 [overflow-wrap:anywhere]">{number}</span>
            <span className="text-ink tabular-nums">{formatPrice(cents, currency as Currency)}</span>
            <Badge tone={tones[status] ?? "grey"}>{statusName(status)}</Badge>
            {status === "open" && url && (
              <TextLink href={url} alone>
                {say("settings.payInvoice")}
              </TextLink>
            )}
            {pdfUrl && (
              <a
                href={pdfUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={say("settings.downloadInvoice", { number: number ?? "" })}
                className="rounded-control p-2 text-ink-3 hover:text-ink"
              >
                <FileDown aria-hidden className="size-4.5" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function BilledTo({ name, email, address, taxIds }: InvoicesDto["details"]) {
  const lines = [name, ...address, email].filter((line) => line !== null);
  return (
    <div className="border-b px-5 py-4 text-small">
      <h3 className="font-medium text-ink">{say("settings.billedTo")}</h3>
      <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{lines.join(", ")}</p>
      {taxIds.length > 0 && <p className="text-ink-2">{say("settings.taxIds", { ids: taxIds.join(", ") })}</p>}
    </div>
  );
}
