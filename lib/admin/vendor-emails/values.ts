/** Stands in a template for the name of the vendor that is chosen. */
export const vendorNamePlaceholder = "{{vendorName}}";

export const emailTypes = ["reminder", "request", "followup", "custom"] as const;

type Template = { label: string; subject: string; message: string };

/** What an email of each type says until the admin changes it. */
export const emailTemplates: Record<(typeof emailTypes)[number], Template> = {
  reminder: {
    label: "Certificate Expiration Reminder",
    subject: `Your certificate of insurance expires soon - ${vendorNamePlaceholder}`,
    message: `Hi ${vendorNamePlaceholder},

The certificate of insurance that we have on file for you expires soon.

Please ask your insurance agent for a renewal certificate and reply to this email with it before the current one expires.

If you have sent it already, you can ignore this email.

Thank you`,
  },
  request: {
    label: "Certificate Request",
    subject: `Certificate of insurance needed - ${vendorNamePlaceholder}`,
    message: `Hi ${vendorNamePlaceholder},

We need a current certificate of insurance from you.

Required coverage:
- General Liability: $1M per occurrence / $2M aggregate
- Workers Compensation: as required by state
- Auto Liability: $1M combined single limit

Please ask your insurance agent for the certificate and reply to this email with it.

Thank you`,
  },
  followup: {
    label: "Follow-Up",
    subject: `Second request: certificate of insurance - ${vendorNamePlaceholder}`,
    message: `Hi ${vendorNamePlaceholder},

We asked you for a certificate of insurance and have not received it yet.

Please reply to this email with the certificate. If you need more time, reply and tell us when we can expect it.

Thank you`,
  },
  custom: { label: "Custom Message", subject: "", message: "" },
};

export const longestSubject = 200;
export const longestMessage = 10_000;
