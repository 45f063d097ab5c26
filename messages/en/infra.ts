export const infra = {
  appnameIsBrieflyUnavailablePlease: "{appName} is briefly unavailable. Please try again in a moment.",
  thingNotFound: "{thing} not found",
  pleaseSelectAtLeastOne: "Please select at least one row",
  atMostMaximumbatchRowsCan: "At most {maximumBatch} rows can be changed by one call",
  pleaseEnterAPhoneNumber: "Please enter a phone number with area code, such as (614) 555-0142. Start with + for other countries.",
  nameMustBeAtMost: "{name} must be at most {max} characters",
  sealedUnderAnotherSecret:
    "A stored secret cannot be read, because the installation now has another APP_SECRET. Enter the secret again, or ask your administrator to reset it.",
  nameIsRequired: "{name} is required",
  nameCannotContainAWeb: '{name} cannot contain a web or email address. Leave the dot out of names like "Booking.com".',
  last24Hours: "Last 24 hours",
  last7Days: "Last 7 days",
  last30Days: "Last 30 days",
  last90Days: "Last 90 days",
  someoneChangedThisAfterYou: "Someone changed this after you opened it. Nothing was saved.",
  someoneChangedThisValueAfter: "Someone changed this value after you opened it.",
} as const;
