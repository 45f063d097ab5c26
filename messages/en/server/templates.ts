export const templates = {
  reminderSubject: "Insurance for {vendor} expires in {days}",
  reminderBody:
    "Hi {contact},\n\nThe insurance that {company} has on file for {vendor} expires soon:\n\n{list}\n\nPlease ask your insurance agent for a renewal certificate and send it to us.\n\n{link}\n\n{gap}\n\nThank you,\n{company}",
  requestSubject: "{company} needs your certificate of insurance",
  requestBody:
    "Hi {contact},\n\n{company} needs a current certificate of insurance (ACORD 25 or equivalent) from {vendor}.\n\nPlease ask your insurance agent for the certificate and send it to us.\n\n{link}\n\n{gap}\n\nThank you,\n{company}",
  followupSubject: "{company} needs your certificate of insurance",
  followupBody:
    "Hi {contact},\n\n{company} needs a current certificate of insurance from {vendor}.\n\n{list}\n\nPlease ask your insurance agent for a current certificate and send it to us.\n\n{link}\n\n{gap}\n\nThank you,\n{company}",
  invitationSubject: "{company} needs your certificate of insurance",
  invitationBody:
    "Hi {contact},\n\n{company} asks {vendor} for a current certificate of insurance (ACORD 25 or equivalent).\n\nYour page shows what is required and what we have on file. You can add your certificate there. You do not need an account.\n\n{link}\n\n{gap}\n\nThank you,\n{company}",
  verdictSubject: "We received your certificate of insurance",
  verdictBody:
    "Hi {contact},\n\nThank you. {company} received your certificate for {vendor}.\n\n{verdict}\n\n{gap}\n\n{link}\n\nThank you,\n{company}",
  customSubject: "A message from {company}",
  customBody: "Hi {contact},\n\n\n\nThank you,\n{company}",
  buttonSend: "Send Your Certificate",
  buttonOpen: "Open Your Page",
  days: { one: "{count} day", other: "{count} days" },
  expiredLine: "- {coverage}: expired on {expirationDate}",
  canceledPolicyLine: "- {coverage}, policy {policyNumber}: canceled on {canceledOn}",
  expiredPolicyLine: "- {coverage}, policy {policyNumber}: expired on {expirationDate}",
  noLinksInTrial: "During your trial, emails to vendors cannot contain web or email addresses.",
  sampleVerdict: "Received: certificate.pdf.\nRead: general liability and workers compensation, until the dates on the certificate.",
} as const;
