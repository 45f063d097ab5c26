export const reminders = {
  itWasNoLongerNeeded: "It was no longer needed: the policy was renewed or has expired.",
  thisReminderIsNoLonger: "This reminder is no longer needed: the policy was renewed or has expired, or the vendor is inactive.",
  aNewerReminderReplacedThis: "A newer reminder replaced this one.",
  aNewerReminderReplacedIt: "A newer reminder replaced it.",
  thisEmailHasBeenSent: "This email has been sent.",
  thisEmailIsAlreadyWaiting: "This email is already waiting to be sent.",
  itsTextIsNoLonger: "Its text is no longer stored.",
  thisEmailWasNotSent: "This email was not sent again. {reason}",
  emailsToThisAddressBounce: "Emails to the vendor's address bounce.",
  theVendorUnsubscribed: "The vendor unsubscribed from reminders.",
  aDocumentWaits: "We are still checking a document of the vendor.",
} as const;
