import type { FileConnector } from "@/lib/transfer/connectors/values";

/* Names of other systems' fields, and words of their APIs. They are the same for every reader. */

export type Field = "externalId" | "name" | "email" | "phone" | "contactName" | "address" | "active";

/**
 * The titles that a product's exports and imports give the columns, letters and digits alone. Several columns together are an address or
 * a contact. Vista's are those of its AP vendor table; the others come from what users call them, and any order will do.
 */
export const vendorColumns: Readonly<Record<FileConnector, Readonly<Record<Field, readonly string[]>>>> = {
  sage300: {
    externalId: ["vendor", "vendorid"],
    name: ["name", "vendorname"],
    email: ["email", "emailaddress", "contact1email"],
    phone: ["telephone", "phone", "phonenumber"],
    contactName: ["contact", "contact1name", "contactname"],
    address: ["address1", "address2", "address3", "city", "state", "zip", "zipcode"],
    active: ["active", "vendorisactive"],
  },
  vista: {
    externalId: ["vendor"],
    name: ["name"],
    email: ["email"],
    phone: ["phone"],
    contactName: ["contact"],
    address: ["address", "address2", "city", "state", "zip"],
    active: ["activeyn"],
  },
  foundation: {
    externalId: ["vendorno", "vendornumber", "vendor"],
    name: ["name", "vendorname"],
    email: ["email", "emailaddress"],
    phone: ["phone", "phoneno", "phonenumber"],
    contactName: ["contact", "contactname"],
    address: ["address1", "address2", "city", "state", "zip", "zipcode"],
    active: ["active", "status"],
  },
};

/** The columns of what is written. The lines of coverage follow. */
export const holdColumns: Readonly<
  Record<FileConnector, readonly [id: string, name: string, hold: string, reason: string, compliant: string]>
> = {
  sage300: ["Vendor", "Name", "Hold_Payments", "Hold_Reason", "Compliant"],
  vista: ["Vendor", "Name", "PayHoldYN", "HoldReason", "CompliantYN"],
  foundation: ["vendor_no", "name", "hold_payments", "hold_reason", "compliant"],
};
export const coverageColumns = {
  GENERAL_LIABILITY: "GL",
  AUTO_LIABILITY: "AUTO",
  UMBRELLA_POLICY: "UMB",
  WORKERS_COMPENSATION: "WC",
} as const;

export const yesAndNo: Readonly<Record<FileConnector, readonly [yes: string, no: string]>> = {
  sage300: ["Yes", "No"],
  vista: ["Y", "N"],
  foundation: ["Yes", "No"],
};

export const bearer = (token: string) => `Bearer ${token}`;
export const basic = (user: string, secret: string) => `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`;

/** Procore's type of an insurance of which nothing was received. */
export const nothingReceived = "Certificate of Insurance";

/** A page of QuickBooks' vendors. Inactive ones are told of only if they are asked for. */
export function vendorQuery(cursor: string | null, start: number, size: number): string {
  const since = cursor ? ` and MetaData.LastUpdatedTime > '${cursor}'` : "";
  return `select * from Vendor where Active in (true, false)${since} orderby Id startposition ${start} maxresults ${size}`;
}

/** The notes and files of a vendor in QuickBooks. */
export const notesQuery = (vendorId: string) =>
  `select * from Attachable where AttachableRef.EntityRef.Type = 'vendor' and AttachableRef.EntityRef.value = '${vendorId}'`;

/** What QuickBooks calls the kind of record that a note is at. */
export const noteSubject = "Vendor";
