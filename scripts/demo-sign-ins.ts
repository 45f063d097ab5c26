import type { CompanyRole } from "@/lib/tenancy/schema";

/** Shared by all of the demo's users; the demo listens on this machine only. */
export const demoPassword = "coverkeep-demo";

export type DemoSignIn = { email: string; role: CompanyRole; lastName: string; purpose: string; isPlatformAdmin?: true };

export const demoSignIns: [DemoSignIn, ...DemoSignIn[]] = [
  { email: "admin@builders.example", role: "ADMIN", lastName: "Admin", purpose: "company admin" },
  { email: "manager@builders.example", role: "MANAGER", lastName: "Manager", purpose: "manager" },
  { email: "viewer@builders.example", role: "VIEWER", lastName: "Viewer", purpose: "viewer (reads only)" },
  { email: "platform@coverkeep.example", role: "ADMIN", lastName: "Platform", purpose: "platform admin", isPlatformAdmin: true },
];
