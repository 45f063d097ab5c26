import { say } from "@/messages/say";

/** Placeholder in a template for the name of the chosen vendor. */
export const vendorNamePlaceholder = "{{vendorName}}";

export const emailTypes = ["reminder", "request", "followup", "custom"] as const;

type Template = { label: string; subject: string; message: string };

/** What an email of each type says until the admin changes it. */
export const emailTemplates: Record<(typeof emailTypes)[number], Template> = {
  reminder: {
    get label() {
      return say("admin.certificateExpirationReminder");
    },
    get subject() {
      return say("admin.yourCertificateOfInsuranceExpires", { vendorNamePlaceholder });
    },
    get message() {
      return say("admin.hiVendornameplaceholderTheCertificateOf", { vendorNamePlaceholder });
    },
  },
  request: {
    get label() {
      return say("admin.certificateRequest");
    },
    get subject() {
      return say("admin.certificateOfInsuranceNeededVendornameplaceholder", { vendorNamePlaceholder });
    },
    get message() {
      return say("admin.hiVendornameplaceholderWeNeedA", { vendorNamePlaceholder });
    },
  },
  followup: {
    get label() {
      return say("admin.followUp");
    },
    get subject() {
      return say("admin.secondRequestCertificateOfInsurance", { vendorNamePlaceholder });
    },
    get message() {
      return say("admin.hiVendornameplaceholderWeAskedYou", { vendorNamePlaceholder });
    },
  },
  custom: {
    get label() {
      return say("admin.customMessage");
    },
    subject: "",
    message: "",
  },
};

export const longestSubject = 200;
export const longestMessage = 10_000;
