import { settingsHref, settingsPages } from "@/lib/companies/settings-values";
import type { Permission } from "@/lib/tenancy/permissions";
import { type PlainKey, say } from "@/messages/say";

/** A page, or something that is begun on one. `words`: other words under which people look for it; `isPlatform`: for the platform's admins. */
export type Place = { label: string; href: string; words: string; needs?: Permission; isPlatform?: true };

const place = (label: PlainKey, href: string, words: readonly PlainKey[], who: Pick<Place, "needs" | "isPlatform"> = {}): Place => ({
  get label() {
    return say(label);
  },
  href,
  get words() {
    return words.map((key) => say(key)).join(" ");
  },
  ...who,
});

/** The pages in the order of the menu, then what is begun and narrowed. */
export const places: readonly Place[] = [
  place("common.dashboard", "/dashboard", ["search.homeOverviewStart"]),
  place("attention.title", "/attention", ["search.queueDoubtsWaiting", "search.emailsRepliesAssign"]),
  place("common.vendors", "/vendors", ["search.subcontractorsList"]),
  place("common.documents", "/documents", ["search.wordsDocuments"]),
  place("common.projects", "/projects", ["search.wordsProjects"]),
  place("common.requirements", "/requirements", ["search.requirementsWords"], { needs: "requirements:read" }),
  place("exceptions.exceptions", "/exceptions", ["search.waiversWords"]),
  place("attention.emailsReceived", "/attention/emails", ["search.emailsRepliesAssign"]),
  place("attention.dismissedDocuments", "/attention/dismissed", ["search.queueDoubtsWaiting"]),
  place("search.addVendor", "/vendors/new", ["search.newCreate"], { needs: "vendor:write" }),
  place("search.importVendors", "/vendors/import", ["search.wordsImport"], { needs: "vendor:write" }),
  place("search.addProject", "/projects/new", ["search.newCreateJob"], { needs: "project:write" }),
  place("search.addRequirementSet", "/requirements/new", ["search.newCreate"], { needs: "requirements:write" }),
  place("search.vendorsOnAPastDate", "/vendors/as-of", ["search.pastWords"]),
  place("search.premiumAudit", "/premium-audit", ["search.premiumAuditWords"], { needs: "company:export" }),
  place("search.importLists", "/settings/import-lists", ["search.wordsImport"], { needs: "company:import" }),
  place("search.importCompany", "/settings/import", ["search.importCompanyWords"], { needs: "company:import" }),
  place("search.rereadDocuments", "/settings/reread", ["search.rereadWords"], { needs: "document:write" }),
  place("search.expiredVendors", "/vendors?status=EXPIRED", ["search.wordsForExpired"]),
  place("search.vendorsExpiringSoon", "/vendors?status=EXPIRING_SOON&sort=expiration", ["search.wordsForExpiring"]),
  place("search.vendorsWithoutDocuments", "/vendors?status=NO_DOCUMENTS", ["search.wordsForMissing"]),
  place("common.firstSteps", "/dashboard?steps=show", ["search.placeStepsWords"], { needs: "vendor:write" }),
  ...settingsPages.map(({ name, label, words, needs }) => place(label, settingsHref(name), [words, "common.settings"], needs && { needs })),
  place("common.adminPortal", "/admin", ["search.placeAdminWords"], { isPlatform: true }),
  place("common.support", "/support", ["search.helpContactQuestions"]),
  place("common.about", "/about", ["search.companyProduct"]),
  place("search.privacyPolicy", "/privacy", ["search.dataProtection"]),
  place("search.termsOfService", "/terms", ["search.conditionsAgreement"]),
];

/** Places whose label or words hold every typed word; labels that begin so come first. */
export function findPlaces<P extends Pick<Place, "label" | "words">>(text: string, among: readonly P[]): P[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, words }: P) => typed.every((word) => `${label} ${words}`.toLowerCase().includes(word));
  const begins = ({ label }: P) => (label.toLowerCase().startsWith(text.toLowerCase()) ? 0 : 1);
  return among.filter(fits).toSorted((a, b) => begins(a) - begins(b));
}
