import type { ContactGet, ContactRole, Paper } from "@/lib/mail/recipients/values";

/** A person of a vendor. `id`: null for its first contact, which the vendor's row has. */
export type Person = {
  id: string | null;
  email: string;
  name: string | null;
  role: ContactRole;
  gets: readonly ContactGet[];
  papers: readonly string[];
  kindIds: readonly string[];
  bouncedAt: Date | null;
  unsubscribedAt: Date | null;
};

/**
 * What is written to a vendor. `message`: to the first contact, with copies. `answer`: to the person who wrote, with copies. The other two
 * go to all who get them.
 */
export type Written = "requests" | "reminders" | "message" | { answerTo: string };

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether an email reaches a person at all. Unsubscribing ends reminders; what a person sends by hand still goes out. */
const isReachable = ({ bouncedAt, unsubscribedAt }: Person, written: Written) =>
  bouncedAt === null && (written !== "reminders" || unsubscribedAt === null);

function isMeant({ id, email, gets }: Person, written: Written): boolean {
  if (typeof written === "object") return isSameAddress(email, written.answerTo) || (id !== null && gets.includes("copies"));
  if (written === "message") return id === null || gets.includes("copies");
  return gets.includes(written);
}

/**
 * Whether a person is emailed about a paper. Who chose none gets all; but a license or a W-9 is the vendor's own matter, so an agent gets them
 * only where they were chosen.
 */
export function isAbout({ role, papers, kindIds }: Pick<Person, "role" | "papers" | "kindIds">, paper: Paper): boolean {
  if (papers.length + kindIds.length === 0) return role !== "agent" || paper === "insurance";
  return paper === "insurance" ? papers.includes(paper) : kindIds.includes(paper);
}

/**
 * Who of a vendor's people gets an email about any of some papers, each address once; the first contact comes first. The one place that
 * decides it.
 */
export function chooseRecipients(people: readonly Person[], written: Written, about: readonly Paper[]): Person[] {
  const meant = people.filter((one) => isMeant(one, written) && (one.id === null || about.some((paper) => isAbout(one, paper))));
  const reached = meant.filter((one) => isReachable(one, written));
  return reached.filter((one, at) => reached.findIndex((other) => isSameAddress(one.email, other.email)) === at);
}

/** Who of the people an address is. */
export const findPerson = (people: readonly Person[], address: string): Person | undefined =>
  people.find(({ email }) => isSameAddress(email, address));

/** SQL: `isAbout` of insurance, for the contact `k`. */
export const isAboutInsuranceInSql = "((k.papers = '{}' and k.kind_ids = '{}') or 'insurance' = any(k.papers))";

/** SQL: whether a request reaches anyone of a vendor. `vendor` is its row. */
export const isReachableInSql = `(vendor.email_bounced_at is null or exists (
  select 1 from vendor_contact k where k.company_id = vendor.company_id and k.vendor_id = vendor.id
    and k.bounced_at is null and 'requests' = any(k.gets) and ${isAboutInsuranceInSql}))`;
