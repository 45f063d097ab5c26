import { Prisma, type Vendor, type VendorContact } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";
import { chooseRecipients, findPerson, isAboutInsuranceInSql, isSameAddress, type Person, type Written } from "@/lib/mail/recipients/rules";
import { contactGets, contactRoles, type Paper } from "@/lib/mail/recipients/values";
import type { CompanyScope } from "@/lib/tenancy/scope";

type FirstContact = Pick<Vendor, "id" | "email" | "contactName" | "emailBouncedAt" | "unsubscribedAt">;

/** The ids of a vendor's other contacts that have an address. */
export async function contactIdsAt(
  tx: Tx,
  { companyId }: Pick<CompanyScope, "companyId">,
  vendorId: string,
  address: string,
): Promise<string[]> {
  const rows = await tx.vendorContact.findMany({ where: { companyId, vendorId }, select: { id: true, email: true } });
  return rows.filter(({ email }) => isSameAddress(email, address)).map(({ id }) => id);
}

/** A vendor's first contact, which is its office and gets everything, so that no request goes to no one. */
export const firstPerson = ({ email, contactName, emailBouncedAt, unsubscribedAt }: Omit<FirstContact, "id">): Person => ({
  ...{ id: null, email, name: contactName, role: "office", gets: contactGets, papers: [], kindIds: [] },
  ...{ bouncedAt: emailBouncedAt, unsubscribedAt },
});

/** One of its other contacts. */
export const toPerson = ({ id, email, name, role, gets, papers, kindIds, bouncedAt, unsubscribedAt }: VendorContact): Person => ({
  ...{ id, email, name, papers, kindIds, bouncedAt, unsubscribedAt },
  role: contactRoles.find((one) => one === role) ?? "office",
  gets: contactGets.filter((one) => gets.includes(one)),
});

/** The people of some vendors by the vendor's id, each vendor's first contact first. */
export async function loadPeople(
  tx: Tx,
  { companyId }: Pick<CompanyScope, "companyId">,
  vendors: readonly FirstContact[],
): Promise<Map<string, Person[]>> {
  const where = { companyId, vendorId: { in: vendors.map(({ id }) => id) } };
  const rows = await tx.vendorContact.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const rowsOf = Map.groupBy(rows, ({ vendorId }) => vendorId);
  return new Map(
    vendors.map((vendor) => {
      // Since a merge or an import the first contact's address may be another one's too.
      const others = (rowsOf.get(vendor.id) ?? []).filter(({ email }) => !isSameAddress(email, vendor.email));
      return [vendor.id, [firstPerson(vendor), ...others.map(toPerson)]];
    }),
  );
}

/** The people of one vendor; none where the vendor is gone. */
export async function findPeople(tx: Tx, scope: Pick<CompanyScope, "companyId">, vendorId: string): Promise<Person[]> {
  const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id: vendorId } } });
  return vendor ? ((await loadPeople(tx, scope, [vendor])).get(vendorId) ?? []) : [];
}

/** Who of a vendor gets an email, each address once. Every email to vendors asks here. */
export async function findRecipients(
  tx: Tx,
  scope: Pick<CompanyScope, "companyId">,
  vendorId: string,
  written: Written,
  about: readonly Paper[] = ["insurance"],
): Promise<Person[]> {
  return chooseRecipients(await findPeople(tx, scope, vendorId), written, about);
}

/** Whether an address is one of a vendor's people. */
export const isPersonOf = async (tx: Tx, scope: Pick<CompanyScope, "companyId">, vendorId: string, address: string): Promise<boolean> =>
  findPerson(await findPeople(tx, scope, vendorId), address) !== undefined;

/** SQL: the addresses, in small letters, that a vendor's reminders go to, as `chooseRecipients` says. `v` is the vendor's row. */
const remindedAbout = (isAbout: Prisma.Sql) => Prisma.sql`
  select lower(v.email) as address where v.email_bounced_at is null and v.unsubscribed_at is null
  union
  select lower(k.email) from vendor_contact k where k.company_id = v.company_id and k.vendor_id = v.id and lower(k.email) <> lower(v.email)
    and k.bounced_at is null and k.unsubscribed_at is null and 'reminders' = any(k.gets)
    and ${isAbout}`;

/** About insurance. */
export const remindedAddresses = remindedAbout(Prisma.raw(isAboutInsuranceInSql));

/** About papers of the kind whose id is the SQL `kind`. */
export const remindedOfKind = (kind: Prisma.Sql) =>
  remindedAbout(Prisma.sql`((k.papers = '{}' and k.kind_ids = '{}' and k.role <> 'agent') or ${kind} = any(k.kind_ids))`);
