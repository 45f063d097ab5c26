/** What an account is connected for: sending by SMTP, or reading by IMAP. One for incoming email goes before that for outgoing email. */
export const mailPurposes = ["outgoing", "incoming"] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** Minutes within which a sign-in at the provider comes back. */
export const consentMinutes = 10;
