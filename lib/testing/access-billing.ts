import { adminOnly, type Row, same } from "@/lib/testing/access-rows";

const wish = { plan: "pro", cycle: "annual" };

/** Calls about what a company pays. Without a payment provider they say so, or answer what is known without one. */
export const billingRows: Record<string, Row> = {
  "POST /api/plan/checkout": { answers: adminOnly(409), call: () => ({ json: wish }) },
  "POST /api/plan/portal": { answers: adminOnly(409) },
  "GET /api/plan/invoices": { answers: adminOnly(200) },
  "GET /api/plan/change": { answers: adminOnly(409), call: () => ({ path: "/api/plan/change?plan=pro&cycle=annual" }) },
  "POST /api/plan/change": { answers: adminOnly(409), call: () => ({ json: wish }) },
  "POST /api/plan/cancel": { answers: adminOnly(409) },
  "POST /api/plan/keep": { answers: adminOnly(409) },
  "POST /api/plan/refresh": { answers: adminOnly(200) },
  // Without the provider's secret nothing is taken.
  "POST /api/billing/stripe": { answers: same(404), call: () => ({ json: {} }) },
};
