/** What each call of the vendor's page does. */
export const portalCalls: Readonly<Record<string, string>> = {
  "GET /api/unsubscribe/[token]": "Leads to the page that asks whether to stop reminders",
  "POST /api/unsubscribe/[token]": "Stops the reminders to a vendor",
  "GET /api/portal/[token]": "Shows what is required of a vendor, and what is on file",
  "GET /api/portal/[token]/insureds": "Lists the vendors of an agency's link",
  "GET /api/portal/[token]/logo": "Shows the company's logo",
  "GET /api/portal/[token]/sample": "Downloads a sample certificate",
  "POST /api/portal/[token]/passport": "Makes a passport of a vendor that is compliant",
  "GET /api/portal/[token]/passport/[passportId]": "Downloads a passport",
  "POST /api/portal/[token]/documents": "Uploads a certificate",
  "POST /api/portal/[token]/contact": "Corrects a vendor's contact data",
  "POST /api/portal/[token]/agent": "Sends the vendor's agent a link",
  "POST /api/portal/[token]/exceptions": "Asks for an exception",
  "POST /api/portal/[token]/reports": "Says that an agent no longer writes a policy, or that it was canceled",
};
