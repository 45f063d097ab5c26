import type { Prisma, Vendor } from "@/generated/prisma/client";
import { nameKeys } from "@/lib/compliance/names/match-rules";
import type { MergeCounts } from "@/lib/vendors/merging/schema";
import { filledFields } from "@/lib/vendors/merging/values";

type Named = Pick<Vendor, "name" | "acceptedNames">;

/** The accepted names of the vendor that stays: the names of the one that goes too, as far as they are other names. */
export function namesAfter(stays: Named, goes: Named): string[] {
  const known = new Set(nameKeys(stays.name));
  const names = [...stays.acceptedNames];
  for (const key of names.flatMap(nameKeys)) known.add(key);
  for (const name of [goes.name, ...goes.acceptedNames]) {
    const keys = nameKeys(name);
    const isKnown = keys.length > 0 ? keys.every((key) => known.has(key)) : names.includes(name);
    if (!isKnown) names.push(name);
    for (const key of keys) known.add(key);
  }
  return names;
}

type Weighed = Pick<Vendor, "id" | "createdAt"> & { counts: MergeCounts };

/** Of two vendors, the one to propose to stay: the one with more documents, else with more work, else the older one. */
export function proposedToStay(one: Weighed, other: Weighed): string {
  const work = ({ counts }: Weighed) => Object.values(counts).reduce((sum, count) => sum + count, 0);
  const differences = [one.counts.documents - other.counts.documents, work(one) - work(other)];
  const more = differences.find((difference) => difference !== 0) ?? other.createdAt.getTime() - one.createdAt.getTime();
  return more >= 0 ? one.id : other.id;
}

/** A field's value before the merge and after it. */
export type Given = Partial<Record<keyof Vendor, [before: unknown, after: unknown]>>;

/** Which fields of the vendor that stays a merge changes. What it has already stays as it is. */
export function fieldsGiven(stays: Vendor, goes: Vendor, contact: "stays" | "goes"): Given {
  const after: Partial<Vendor> = { acceptedNames: namesAfter(stays, goes) };
  const fill = <Field extends (typeof filledFields)[number]>(field: Field) => {
    after[field] = stays[field] ?? goes[field];
  };
  // An id of another system means nothing without the name of that system.
  for (const field of filledFields) if (!field.startsWith("external") || stays.externalId === null) fill(field);
  if (contact === "goes") Object.assign(after, { email: goes.email, contactName: goes.contactName, phone: goes.phone ?? stays.phone });
  // Who is active at one of the two is counted on the dashboard.
  if (goes.status === "ACTIVE") after.status = "ACTIVE";
  // The same mailbox was unsubscribed, or cannot be reached.
  const email = after.email ?? stays.email;
  if (email.toLowerCase() === goes.email.toLowerCase()) {
    const facts = contact === "goes" ? [goes, stays] : [stays, goes];
    const isSame = stays.email.toLowerCase() === goes.email.toLowerCase();
    const known = facts.filter((vendor) => isSame || vendor.email === email);
    after.unsubscribedAt = known.find(({ unsubscribedAt }) => unsubscribedAt)?.unsubscribedAt ?? null;
    const bounced = known.find(({ emailBouncedAt }) => emailBouncedAt);
    after.emailBouncedAt = bounced?.emailBouncedAt ?? null;
    after.emailBounceReason = bounced?.emailBounceReason ?? null;
  }
  const changes = Object.entries(after).filter(([field, value]) => !isSameValue(stays[field as keyof Vendor], value));
  return Object.fromEntries(changes.map(([field, value]) => [field, [stays[field as keyof Vendor], value]]));
}

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Which fields an undo gives back: those that still are as the merge left them. Of the names, those that came with the merge go. */
export function fieldsBack(present: Vendor, given: Given): Prisma.VendorUncheckedUpdateInput {
  const back: Record<string, unknown> = {};
  for (const [field, [before, after]] of Object.entries(given)) {
    if (field === "acceptedNames") {
      const added = (after as string[]).filter((name) => !(before as string[]).includes(name));
      back.acceptedNames = present.acceptedNames.filter((name) => !added.includes(name));
    } else if (isSameValue(present[field as keyof Vendor], after)) back[field] = before;
  }
  return back;
}
