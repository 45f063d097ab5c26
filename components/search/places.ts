import type { Permission } from "@/lib/tenancy/permissions";

/** A page, or something that is begun on one. `words`: other words under which people look for it; `isPlatform`: for the platform's admins. */
export type Place = { label: string; href: string; words: string; needs?: Permission; isPlatform?: true };

export const places: readonly Place[] = [
  { label: "Dashboard", href: "/dashboard", words: "home overview start" },
  { label: "Vendors", href: "/vendors", words: "subcontractors list" },
  { label: "Documents", href: "/documents", words: "certificates files coi list" },
  { label: "Projects", href: "/projects", words: "jobs sites work list" },
  { label: "Review", href: "/review", words: "queue doubts waiting" },
  { label: "Add Vendor", href: "/vendors/new", words: "new create", needs: "vendor:write" },
  { label: "Import Vendors", href: "/vendors/import", words: "csv list spreadsheet upload", needs: "vendor:write" },
  { label: "Add Project", href: "/projects/new", words: "new create job", needs: "project:write" },
  { label: "Expired vendors", href: "/vendors?status=EXPIRED", words: "lapsed" },
  { label: "Vendors expiring soon", href: "/vendors?status=EXPIRING_SOON&sort=expiration", words: "renewal" },
  { label: "Vendors without documents", href: "/vendors?status=NO_DOCUMENTS", words: "missing" },
  { label: "First steps", href: "/dashboard?steps=show", words: "getting started checklist help", needs: "vendor:write" },
  { label: "Company Profile", href: "/settings", words: "settings logo time zone" },
  { label: "Personal Profile", href: "/settings?tab=personal", words: "settings account name email" },
  { label: "Notifications", href: "/settings?tab=notifications", words: "settings email alerts" },
  { label: "Security", href: "/settings?tab=security", words: "settings password two-factor devices" },
  { label: "Team", href: "/settings?tab=team", words: "settings members invite roles" },
  { label: "Plan", href: "/settings?tab=plan", words: "settings trial pricing billing" },
  { label: "Activity", href: "/settings?tab=activity", words: "settings audit log history", needs: "activity:read" },
  { label: "Your Data", href: "/settings?tab=data", words: "settings export my data delete account company" },
  { label: "Admin Portal", href: "/admin", words: "platform companies users landing", isPlatform: true },
  { label: "Support", href: "/support", words: "help contact questions" },
  { label: "About", href: "/about", words: "company product" },
  { label: "Privacy Policy", href: "/privacy", words: "data protection" },
  { label: "Terms of Service", href: "/terms", words: "conditions agreement" },
];

/** Places whose label or words hold every typed word; labels that begin so come first. */
export function findPlaces(text: string, among: readonly Place[]): Place[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, words }: Place) => typed.every((word) => `${label} ${words}`.toLowerCase().includes(word));
  const begins = ({ label }: Place) => (label.toLowerCase().startsWith(text.toLowerCase()) ? 0 : 1);
  return among.filter(fits).toSorted((a, b) => begins(a) - begins(b));
}
