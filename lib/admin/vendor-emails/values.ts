import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/** Placeholder in a template for the name of the chosen vendor. */
export const vendorNamePlaceholder = "{{vendorName}}";

export const emailTypes = ["reminder", "request", "followup", "custom"] as const;

type Template = { label: Sentence; subject: Sentence; message: Sentence };

/** What an email of each type says until the admin changes it. */
export const emailTemplates: Record<(typeof emailTypes)[number], Template> = {
  reminder: {
    label: coded("admin.certificateExpirationReminder"),
    subject: coded("admin.expiringSubject", { vendorNamePlaceholder }),
    message: coded("admin.expiringMessage", { vendorNamePlaceholder }),
  },
  request: {
    label: coded("admin.certificateRequest"),
    subject: coded("admin.neededSubject", { vendorNamePlaceholder }),
    message: coded("admin.neededMessage", { vendorNamePlaceholder }),
  },
  followup: {
    label: coded("admin.followUp"),
    subject: coded("admin.secondRequestSubject", { vendorNamePlaceholder }),
    message: coded("admin.secondRequestMessage", { vendorNamePlaceholder }),
  },
  custom: {
    label: coded("admin.customMessage"),
    subject: "",
    message: "",
  },
};

export const longestSubject = 200;
export const longestMessage = 10_000;
