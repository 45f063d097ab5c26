/** Calls about the passports of a vendor. */
export const passportCalls: Readonly<Record<string, string>> = {
  "GET /api/passport-key": "Shows the public key that signs passports here, to compare it with a passport's",
  "GET /api/vendors/[id]/passports": "Lists the passports of a vendor, and says why none can be made now",
  "POST /api/vendors/[id]/passports": "Makes a passport of a vendor that is compliant",
  "DELETE /api/vendors/[id]/passports/[passportId]": "Withdraws a passport",
  "GET /api/vendors/[id]/passports/[passportId]/file": "Downloads a passport",
};

/** Calls about a document that is a passport. */
export const receivedPassportCalls: Readonly<Record<string, string>> = {
  "POST /api/documents/[id]/passport": "Files the certificates of a passport that was changed after it was signed",
  "POST /api/documents/[id]/passport/key": "Accepts the key that signed a passport",
  "DELETE /api/documents/[id]/passport/key": "Removes the key that signed a passport from those that were accepted",
};
