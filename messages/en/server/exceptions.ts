export const exceptions = {
  exception: "Exception",
  decision: "Decision",
  notice: "Notice",
  note: "Note",
  theVendorHasNoSuchRequirement: "The vendor is not judged by this requirement",
  thisRequirementIsMet: "This requirement is met. It needs no exception.",
  thereIsAnExceptionAlready: "There is an exception for this requirement already",
  onlyAnAmountCanBeAcceptedShort: "Only a limit that is too low can be accepted short",
  theEndIsInThePast: "The last day is in the past",
  theEndIsTooFarAway: "An exception lasts at most five years",
  thisIsAskedForAlready: "This exception was requested already. It needs an admin's approval.",
  theOwnerIsNoMember: "Choose a member of your company",
  thisIsDecidedAlready: "This exception was decided already",
  sayWhyItIsRefused: "Say why it is refused",
  thisRequirementIsNotOpen: "This requirement is no longer open",
  theDocumentIsNotTheVendors: "Choose a document of this vendor",
  onlyItsAuthorChangesANote: "Only its author or an admin can change a note",
  askedSubject: "Exception requested for {vendor}",
  askedBody:
    "Hi {firstName},\n\n{by} asks for an exception for {vendor}.\n\nRequirement: {requirement}\nReason: {reason}\nLast day: {lastDay}\n\nApprove or refuse it: {link}{end}",
  approvedSubject: "Exception approved for {vendor}",
  approvedBody:
    "Hi {firstName},\n\n{by} approved your exception for {vendor}.\n\nRequirement: {requirement}\nLast day: {lastDay}\n\nSee all exceptions: {link}{end}",
  refusedSubject: "Exception refused for {vendor}",
  refusedBody:
    "Hi {firstName},\n\n{by} refused your exception for {vendor}.\n\nRequirement: {requirement}\nReason: {note}\n\nSee all exceptions: {link}{end}",
  endsSoonSubject: "An exception for {vendor} ends soon",
  endsSoonBody:
    "Hi {firstName},\n\nAn exception for {vendor} ends soon. From then on, the vendor must meet the requirement.\n\nRequirement: {requirement}\nReason: {reason}\nLast day: {lastDay}\n\nSee all exceptions: {link}{end}",
  endedSubject: "An exception for {vendor} ended",
  endedBody:
    "Hi {firstName},\n\nAn exception for {vendor} ended. The vendor must meet the requirement now.\n\nRequirement: {requirement}\nReason: {reason}\nLast day: {lastDay}\n\nSee all exceptions: {link}{end}",
  sayWhyItEnds: "Say why it ends",
  onlyWhoAskedWithdraws: "Only the person who asked can withdraw the request",
  theRequirementChangedSince: "The requirement asks for more since this was requested. Refuse the request, and have it asked for again.",
  vendorApprovedSubject: "{company} approved your exception",
  vendorApprovedBody:
    "Hi {contactName},\n\n{company} approved the exception that you asked for.\n\nRequirement: {requirement}\nLast day: {lastDay}\n\nSee what is on file:\n\n{link}",
  vendorRefusedSubject: "{company} did not approve your exception",
  vendorRefusedBody:
    "Hi {contactName},\n\n{company} did not approve the exception that you asked for. Please send a certificate that meets the requirement.\n\nRequirement: {requirement}\nReason: {note}\n\nSend it here:\n\n{link}",
  vendorEndedSubject: "{company} ended your exception",
  vendorEndedBody:
    "Hi {contactName},\n\n{company} ended the exception that you asked for. Please send a certificate that meets the requirement.\n\nRequirement: {requirement}\nReason: {note}\n\nSend it here:\n\n{link}",
} as const;
