export const portal = {
  link: "Page",
  thisLinkHasExpired: "This link from {company} has expired.",
  thisLinkWasEnded: "{company} has ended this link.",
  thisPageIsClosed: "{company} takes no certificates on this page at the moment.",
  askContact: "Please ask: {reach}.",
  thisLinkHasTakenAll: "This link has taken as many files as it may. Please ask {company} for a new one.",
} as const;
