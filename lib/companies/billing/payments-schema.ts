import { z } from "zod";
import { planWish } from "@/lib/tenancy/plan-schema";

/** A page of the payment provider, to which the browser goes. */
export const pageDto = z.object({ url: z.string() });

/** What a company pays for its plan through the payment provider. */
export const subscriptionDto = z.object({
  plan: z.string(),
  cycle: z.enum(["monthly", "annual"]),
  /** The price of a cycle. */
  cents: z.number(),
  currency: z.string(),
  renewsAt: z.string(),
  /** Until when the renewal can be stopped. */
  cancelBy: z.string(),
  /** When a plan ends that is canceled now. */
  wouldEndAt: z.string(),
  /** When it ends that was canceled; null: it renews. */
  endsAt: z.string().nullable(),
  /** Until when the plan stays in force although a payment is missing; null: everything is paid. */
  graceEndsAt: z.string().nullable(),
  /** How many further subscriptions the company pays for by mistake. */
  others: z.number(),
  /** The renewal price from a given day on, as the company was told. */
  next: z.object({ cents: z.number(), from: z.string() }).nullable(),
});
export type SubscriptionDto = z.infer<typeof subscriptionDto>;

export const paymentDto = z.object({
  /** Whether a payment provider is connected. */
  isConnected: z.boolean(),
  /** Whether a plan that has a price is paid online. */
  isOnline: z.boolean(),
  subscription: subscriptionDto.nullable(),
});
export type PaymentDto = z.infer<typeof paymentDto>;

/** A change with the moment that its preview was reckoned for. */
export const planChange = planWish.extend({ at: z.iso.datetime().optional() });
/** `cents` below zero: so much is kept for the next invoices. */
export const previewDto = z.object({ cents: z.number(), currency: z.string(), at: z.string() });
export type PreviewDto = z.infer<typeof previewDto>;

export const invoicesDto = z.object({
  details: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    address: z.array(z.string()),
    taxIds: z.array(z.string()),
  }),
  /** The newest first. */
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      at: z.string(),
      cents: z.number(),
      currency: z.string(),
      status: z.string(),
      url: z.string().nullable(),
      pdfUrl: z.string().nullable(),
    }),
  ),
});
export type InvoicesDto = z.infer<typeof invoicesDto>;
