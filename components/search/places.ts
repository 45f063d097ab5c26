import type { Permission } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

/** A page, or something that is begun on one. `words`: other words under which people look for it; `isPlatform`: for the platform's admins. */
export type Place = { label: string; href: string; words: string; needs?: Permission; isPlatform?: true };

export const places: readonly Place[] = [
  {
    get label() {
      return say("common.dashboard");
    },
    href: "/dashboard",
    get words() {
      return say("search.homeOverviewStart");
    },
  },
  {
    get label() {
      return say("common.vendors");
    },
    href: "/vendors",
    get words() {
      return say("search.subcontractorsList");
    },
  },
  {
    get label() {
      return say("common.documents");
    },
    href: "/documents",
    get words() {
      return say("search.certificatesFilesCoiList");
    },
  },
  {
    get label() {
      return say("common.projects");
    },
    href: "/projects",
    get words() {
      return say("search.jobsSitesWorkList");
    },
  },
  {
    get label() {
      return say("attention.title");
    },
    href: "/attention",
    get words() {
      return `${say("search.queueDoubtsWaiting")} ${say("search.emailsRepliesAssign")}`;
    },
  },
  {
    get label() {
      return say("attention.emailsReceived");
    },
    href: "/attention/emails",
    get words() {
      return say("search.emailsRepliesAssign");
    },
  },
  {
    get label() {
      return say("attention.dismissedDocuments");
    },
    href: "/attention/dismissed",
    get words() {
      return say("search.queueDoubtsWaiting");
    },
  },
  {
    get label() {
      return say("exceptions.exceptions");
    },
    href: "/exceptions",
    get words() {
      return say("search.waiversWords");
    },
  },
  {
    get label() {
      return say("common.requirements");
    },
    href: "/requirements",
    get words() {
      return say("search.requirementsWords");
    },
    needs: "requirements:read",
  },
  {
    get label() {
      return say("search.addVendor");
    },
    href: "/vendors/new",
    get words() {
      return say("search.newCreate");
    },
    needs: "vendor:write",
  },
  {
    get label() {
      return say("search.importVendors");
    },
    href: "/vendors/import",
    get words() {
      return say("search.csvListSpreadsheetUpload");
    },
    needs: "vendor:write",
  },
  {
    get label() {
      return say("search.addProject");
    },
    href: "/projects/new",
    get words() {
      return say("search.newCreateJob");
    },
    needs: "project:write",
  },
  {
    get label() {
      return say("search.expiredVendors");
    },
    href: "/vendors?status=EXPIRED",
    get words() {
      return say("search.wordsForExpired");
    },
  },
  {
    get label() {
      return say("search.vendorsExpiringSoon");
    },
    href: "/vendors?status=EXPIRING_SOON&sort=expiration",
    get words() {
      return say("search.wordsForExpiring");
    },
  },
  {
    get label() {
      return say("search.vendorsWithoutDocuments");
    },
    href: "/vendors?status=NO_DOCUMENTS",
    get words() {
      return say("search.wordsForMissing");
    },
  },
  {
    get label() {
      return say("common.firstSteps");
    },
    href: "/dashboard?steps=show",
    get words() {
      return say("search.placeStepsWords");
    },
    needs: "vendor:write",
  },
  {
    get label() {
      return say("search.companyProfile");
    },
    href: "/settings",
    get words() {
      return say("search.settingsLogoTimeZone");
    },
  },
  {
    get label() {
      return say("common.personalProfile");
    },
    href: "/settings?tab=personal",
    get words() {
      return say("search.settingsAccountNameEmail");
    },
  },
  {
    get label() {
      return say("common.notifications");
    },
    href: "/settings?tab=notifications",
    get words() {
      return say("search.settingsEmailAlerts");
    },
  },
  {
    get label() {
      return say("common.security");
    },
    href: "/settings?tab=security",
    get words() {
      return say("search.placeSecurityWords");
    },
  },
  {
    get label() {
      return say("search.team");
    },
    href: "/settings?tab=team",
    get words() {
      return say("search.placeTeamWords");
    },
  },
  {
    get label() {
      return say("wordings.wordings");
    },
    href: "/settings?tab=wordings",
    get words() {
      return say("search.placeWordingsWords");
    },
    needs: "requirements:read",
  },
  {
    get label() {
      return say("common.plan");
    },
    href: "/settings?tab=plan",
    get words() {
      return say("search.placePlanWords");
    },
  },
  {
    get label() {
      return say("common.activity");
    },
    href: "/settings?tab=activity",
    get words() {
      return say("search.settingsAuditLogHistory");
    },
    needs: "activity:read",
  },
  {
    get label() {
      return say("search.yourData");
    },
    href: "/settings?tab=data",
    get words() {
      return say("search.placeDataWords");
    },
  },
  {
    get label() {
      return say("common.adminPortal");
    },
    href: "/admin",
    get words() {
      return say("search.placeAdminWords");
    },
    isPlatform: true,
  },
  {
    get label() {
      return say("common.support");
    },
    href: "/support",
    get words() {
      return say("search.helpContactQuestions");
    },
  },
  {
    get label() {
      return say("common.about");
    },
    href: "/about",
    get words() {
      return say("search.companyProduct");
    },
  },
  {
    get label() {
      return say("search.privacyPolicy");
    },
    href: "/privacy",
    get words() {
      return say("search.dataProtection");
    },
  },
  {
    get label() {
      return say("search.termsOfService");
    },
    href: "/terms",
    get words() {
      return say("search.conditionsAgreement");
    },
  },
];

/** Places whose label or words hold every typed word; labels that begin so come first. */
export function findPlaces(text: string, among: readonly Place[]): Place[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, words }: Place) => typed.every((word) => `${label} ${words}`.toLowerCase().includes(word));
  const begins = ({ label }: Place) => (label.toLowerCase().startsWith(text.toLowerCase()) ? 0 : 1);
  return among.filter(fits).toSorted((a, b) => begins(a) - begins(b));
}
