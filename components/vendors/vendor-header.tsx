"use client";

import { Mail, MailX, MapPin, Phone, User, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { useCan, useSession } from "@/components/layout/session-context";
import { useAddressRetry } from "@/components/queries/use-vendors";
import { VendorReminders } from "@/components/reminders/vendor-reminders";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

type VendorHeaderProps = { vendor: VendorDto; onEdit: (() => void) | undefined; action: ReactNode };

/** Whether the vendor is covered, why, whom to call and when it is written to next. */
export function VendorHeader({ vendor, onEdit, action }: VendorHeaderProps) {
  return (
    <div className="mb-4 grid items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-1.5">
        <h1 className="font-semibold text-ink text-title [overflow-wrap:anywhere]">{vendor.name}</h1>
        {/* Announced when it changes: reading a file takes a while. */}
        <div role="status" className="space-y-1.5">
          <p className="flex flex-wrap items-center gap-2">
            <ComplianceBadge status={vendor.complianceStatus} isBeingRead={vendor.isBeingRead} isByDates={vendor.isByDates} />
            <ExceptionMark count={vendor.exceptedCount} />
            <WarningMark count={vendor.warningsCount} />
            {vendor.status === "INACTIVE" && <Badge tone="grey">{say("vendors.inactive")}</Badge>}
          </p>
          <p className="max-w-[80ch] text-ink [overflow-wrap:anywhere]">{whyInWords(vendor)}</p>
        </div>
        <Contact vendor={vendor} onEdit={onEdit} />
        <ReturnedEmail vendor={vendor} />
        <VendorReminders vendor={vendor} />
      </div>
      <div className="flex flex-wrap items-center gap-2">{action}</div>
    </div>
  );
}

/** The reason of the status, or what the status itself means. */
function whyInWords({ complianceReason, complianceStatus }: VendorDto): string {
  if (complianceReason) return complianceReason;
  if (complianceStatus === "NO_DOCUMENTS") return say("vendors.certificateNone");
  return complianceStatus === "COMPLIANT" ? say("vendors.allInForce") : "";
}

const itemClass = "inline-flex min-w-0 items-center gap-1.5 [overflow-wrap:anywhere] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3";
const linkClass = `${itemClass} touch-line font-medium text-link underline-offset-3 hover:underline`;

/** A number as phones dial it, with its extension: "(555) 010-4477 ext. 12". */
const dialed = (phone: string) => phone.replace(/\s*(?:ext\.?|x)\s*(?=\d+$)/i, ";ext=").replace(/[^\d+*#;=ext]/g, "");

type ContactProps = { vendor: VendorDto; onEdit: (() => void) | undefined };

/** Whom to call or email, with one press; a missing name or number can be added. */
function Contact({ vendor: { email, contactName, phone, address }, onEdit }: ContactProps) {
  return (
    <ul aria-label={say("common.contact")} className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
      {contactName && (
        <li className={itemClass}>
          <User aria-hidden />
          {contactName}
        </li>
      )}
      {phone && (
        <li className="flex min-w-0">
          <a href={`tel:${dialed(phone)}`} className={linkClass}>
            <Phone aria-hidden />
            <span className="sr-only">{say("common.phone")}: </span>
            {phone}
          </a>
        </li>
      )}
      <li className="flex min-w-0">
        <a href={`mailto:${email}`} className={linkClass}>
          <Mail aria-hidden />
          <span className="sr-only">{say("common.email")}: </span>
          {email}
        </a>
      </li>
      {address && (
        <li className={`${itemClass} text-small`}>
          <MapPin aria-hidden />
          {address.split(/\s*\n\s*/).join(", ")}
        </li>
      )}
      {onEdit && !(contactName && phone) && (
        <li className="-ml-2">
          <Button variant="ghost" onClick={onEdit}>
            <UserPlus aria-hidden className="size-4" />
            {say("vendors.addContact")}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Why nothing more is sent to the vendor's address. */
function ReturnedEmail({ vendor: { id, email, emailBouncedAt, emailBounceReason } }: { vendor: VendorDto }) {
  const { company } = useSession();
  const mayInvite = useCan("vendor:invite");
  const { mutate, isPending } = useAddressRetry(id);
  if (!emailBouncedAt) return null;
  const about = { address: email, day: formatMoment(emailBouncedAt, company.timeZone), reason: emailBounceReason || say("inbox.noReason") };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <p className="flex max-w-[80ch] items-start gap-2 text-red [overflow-wrap:anywhere]">
        <MailX aria-hidden className="mt-0.5 size-4 shrink-0" />
        {say("inbox.emailReturnedWhy", about)}
      </p>
      {mayInvite && (
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {say("inbox.tryAgain")}
        </Button>
      )}
    </div>
  );
}
