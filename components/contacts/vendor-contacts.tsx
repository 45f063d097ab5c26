"use client";

import { useQuery } from "@tanstack/react-query";
import { MailX, Pencil, Star, Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import { AddContactDialog, EditContactDialog } from "@/components/contacts/contact-form";
import { useContactChanges, useContacts } from "@/components/contacts/use-contacts";
import { kindsQuery } from "@/components/kinds/kind-queries";
import { useCan, useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { RowMenu } from "@/components/ui/row-menu";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { Skeleton } from "@/components/ui/skeleton";
import { isAbout } from "@/lib/mail/recipients/rules";
import { type ContactGet, contactRoleNames } from "@/lib/mail/recipients/values";
import type { ContactDto, PersonDto } from "@/lib/vendors/contacts/schema";
import { inList, type PlainKey, say } from "@/messages/say";

/** Everyone who is emailed about a vendor, what each gets, and whether emails reach them. */
export function VendorContacts({ vendorId }: { vendorId: string }) {
  const mayWrite = useCan("vendor:write");
  const { data, error, refetch } = useContacts(vendorId);
  const { remove } = useContactChanges(vendorId);
  const question = useRowQuestion<ContactDto>();
  const [open, setOpen] = useState<ContactDto | "new">();
  const close = () => setOpen(undefined);
  const add = (
    <Button variant="secondary" onClick={() => setOpen("new")}>
      <UserPlus aria-hidden className="size-4" />
      {say("contacts.add")}
    </Button>
  );
  return (
    <Section title={say("contacts.contacts")} aside={mayWrite && data ? add : undefined}>
      {error && !data ? (
        <ErrorState title={say("contacts.loadFailed")} advice={error.message} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton className="m-5 h-10" />
      ) : (
        <ul className="divide-y">
          <PersonRow person={data.first} isFirst />
          {data.contacts.map((contact) => (
            <OtherRow key={contact.id} vendorId={vendorId} contact={contact} onEdit={setOpen} onRemove={question.ask} />
          ))}
        </ul>
      )}
      {open === "new" && <AddContactDialog vendorId={vendorId} onClose={close} />}
      {open && open !== "new" && <EditContactDialog vendorId={vendorId} contact={open} onClose={close} />}
      <RowQuestion
        about={question}
        title={say("contacts.remove")}
        question={({ email }) => say("contacts.removeQuestion", { email })}
        consequence={say("contacts.removeConsequence")}
        confirmLabel={say("contacts.remove")}
        act={remove}
      />
    </Section>
  );
}

const getNames = {
  requests: "contacts.getsRequests",
  reminders: "contacts.getsReminders",
  copies: "contacts.getsCopies",
} as const satisfies Record<ContactGet, PlainKey>;

function getsInWords({ gets }: PersonDto, isFirst: boolean): string {
  if (isFirst) return say("contacts.getsEverything");
  return gets.length === 0
    ? say("contacts.getsNothing")
    : say("contacts.getsWhat", { what: inList(gets.map((get) => say(getNames[get]))) });
}

/** The papers that a contact is emailed about, where it is not all of them. */
function About({ person }: { person: PersonDto }) {
  const { data } = useQuery(kindsQuery());
  const known = data?.kinds ?? [];
  const kinds = known.filter(({ id }) => isAbout(person, id)).map(({ name }) => name);
  // Where all papers are insurance, there is nothing to tell apart.
  if (kinds.length === known.length) return null;
  const names = [...(isAbout(person, "insurance") ? [say("contacts.aboutInsurance")] : []), ...kinds];
  return names.length > 0 ? ` · ${say("contacts.onlyAbout", { what: inList(names) })}` : null;
}

type PersonRowProps = { person: PersonDto; isFirst?: boolean; actions?: React.ReactNode; remedy?: React.ReactNode };

function PersonRow({ person, isFirst = false, actions, remedy }: PersonRowProps) {
  const { timeZone } = useSession().company;
  const { email, name, phone, role, bouncedAt, bounceReason, unsubscribedAt } = person;
  const dayOf = (at: string) => formatTime(at, timeZone);
  return (
    <li className="group/row flex items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0 space-y-1 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-ink">{name ?? email}</span>
          <Badge tone="grey">{say(isFirst ? "contacts.first" : contactRoleNames[role])}</Badge>
        </p>
        {(name || phone) && (
          <p className="flex flex-wrap gap-x-4 text-ink-2">
            {name && <span className="min-w-0">{email}</span>}
            {phone && <span className="whitespace-nowrap">{phone}</span>}
          </p>
        )}
        <p className="text-ink-3 text-small">
          {getsInWords(person, isFirst)}
          {!isFirst && person.gets.length > 0 && <About person={person} />}
        </p>
        {bouncedAt && (
          <p className="flex items-start gap-2 text-red">
            <MailX aria-hidden className="mt-0.5 size-4 shrink-0" />
            {say("contacts.bounced", { day: dayOf(bouncedAt), reason: bounceReason || say("inbox.noReason") })}
          </p>
        )}
        {unsubscribedAt && <p className="text-ink-2">{say("contacts.unsubscribed", { day: dayOf(unsubscribedAt) })}</p>}
        {remedy}
      </div>
      {actions}
    </li>
  );
}

type OtherRowProps = {
  vendorId: string;
  contact: ContactDto;
  onEdit: (contact: ContactDto) => void;
  onRemove: (contact: ContactDto) => void;
};

/** A contact that is not the first one. The first one is changed and resumed where its vendor is. */
function OtherRow({ vendorId, contact, onEdit, onRemove }: OtherRowProps) {
  const [mayWrite, mayInvite] = [useCan("vendor:write"), useCan("vendor:invite")];
  const { makeFirst, resume } = useContactChanges(vendorId);
  const { id, email, bouncedAt, unsubscribedAt } = contact;
  const what = bouncedAt ? ("retry" as const) : unsubscribedAt ? ("resubscribe" as const) : null;
  const menu = mayWrite && (
    <RowMenu
      label={say("contacts.actionsFor", { email })}
      busy={makeFirst.isPending}
      actions={[
        { label: say("contacts.edit"), icon: <Pencil aria-hidden />, run: () => onEdit(contact) },
        { label: say("contacts.makeFirst"), icon: <Star aria-hidden />, run: () => makeFirst.mutate(id) },
        { label: say("contacts.remove"), icon: <Trash2 aria-hidden />, destructive: true, run: () => onRemove(contact) },
      ]}
    />
  );
  const remedy = mayInvite && what && (
    <Button variant="secondary" busy={resume.isPending} onClick={() => resume.mutate({ id, what })}>
      {say(what === "retry" ? "inbox.tryAgain" : "contacts.resume")}
    </Button>
  );
  return <PersonRow person={contact} actions={menu} remedy={remedy} />;
}
