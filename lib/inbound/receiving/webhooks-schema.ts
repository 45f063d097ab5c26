import { z } from "zod";

export const providers = ["postmark", "mailgun", "sendgrid", "ses"] as const;
export type Provider = (typeof providers)[number];

export const providerParam = z.object({ provider: z.enum(providers) });

export const webhookDto = z.object({ received: z.boolean() });

/** The parts of each service's call that are used; the whole message is in one of them. */
export const postmarkCall = z.object({
  MessageID: z.string().min(1).max(200),
  RawEmail: z.string().min(1),
  OriginalRecipient: z.string().default(""),
  From: z.string().default(""),
});

export const mailgunCall = z.object({
  "body-mime": z.string().min(1),
  recipient: z.string().default(""),
  sender: z.string().default(""),
  timestamp: z.string().regex(/^\d{9,11}$/),
  token: z.string().min(20).max(100),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

export const sendgridCall = z.object({
  email: z.string().min(1),
  envelope: z.string().default("{}"),
  /** "pass" of the envelope's sender, and "{@agency.example : pass}". */
  SPF: z.string().max(100).default(""),
  dkim: z.string().max(5000).default(""),
});
export const sendgridEnvelope = z.object({ to: z.array(z.string()).default([]), from: z.string().default("") });

export const snsCall = z.object({ Type: z.string(), MessageId: z.string().min(1).max(200), Message: z.string() });
/** What Amazon SNS asks first: whoever gets its calls opens this address. Only Amazon's own is opened. */
export const snsConfirmation = z.object({
  Type: z.literal("SubscriptionConfirmation"),
  SubscribeURL: z.url({ protocol: /^https$/, hostname: /^sns\.[a-z0-9-]{1,30}\.amazonaws\.com(?:\.cn)?$/ }).max(2000),
});

const verdict = z.object({ status: z.string() }).optional();

export const sesNotice = z.object({
  content: z.string().min(1),
  mail: z.object({ source: z.string().default(""), destination: z.array(z.string()).default([]) }),
  receipt: z
    .object({
      recipients: z.array(z.string()).default([]),
      action: z.object({ encoding: z.string().optional() }).optional(),
      dmarcVerdict: verdict,
    })
    .optional(),
});
