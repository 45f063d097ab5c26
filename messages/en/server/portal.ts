export const portal = {
  link: "Page",
  thisLinkHasExpired: "This link from {company} has expired.",
  thisLinkWasEnded: "{company} has ended this link.",
  thisPageIsClosed: "{company} takes no certificates on this page at the moment.",
  askContact: "Please ask: {reach}.",
  thisLinkHasTakenAll: "This link has taken as many files as it may. Please ask {company} for a new one.",
  reported: "{company} has been told.",
  requirement: "Requirement",
  policy: "Policy",
  agency: "Agency",
  onlyTheVendorMay: "Only the vendor can do this",
  thisPolicyWasCanceled: "This policy was canceled.",
  iNoLongerWriteThis: "The agent no longer writes this policy.",
  thisWasReportedAlready: "This policy was reported already",
  emailsAreNotSent: "{company} cannot send emails at the moment. Copy the note and send it yourself.",
  yourAgentWasEmailedAlready: "Your agent was emailed already. Copy the note to write to someone else.",
  tryAgainTomorrow: "No more emails can be sent today. Copy the note and send it yourself.",
  sentToYourAgent: "We emailed {email}",
  sentToTheAgency: "We emailed {email}",
  contactSubject: "{vendor} changed its contact data",
  contactBody:
    "Hi {firstName},\n\n{vendor} changed its contact data on its page.\n\n{fields}\n\nIf this looks wrong, change it back: {link}{end}",
  reportSubject: "A policy of {vendor} may have ended",
  reportBody:
    "Hi {firstName},\n\n{by} says about policy {policy} of {vendor}: {said}\n\nNote: {note}\n\nThe vendor is under review until you confirm or remove the notice: {link}{end}",
  agentSubject: "{vendor} needs a certificate of insurance for {company}",
  agentBody:
    "Hello,\n\n{vendor} asks you to send a certificate of insurance to {company}. Upload it on this page. You need no account, and you see at once whether it is enough:\n\n{link}{gap}{signature}",
  agencySubject: "{company} needs certificates of insurance for your insureds",
  agencyBody:
    "Hello {agency},\n\n{company} works with several of your insureds. This page shows all of them and what is missing. Drop all certificates there at once. You need no account:\n\n{link}{signature}",
  yourFileContainsMalware: "This file contains malware, so nobody can open it. Please send a clean copy.",
} as const;
