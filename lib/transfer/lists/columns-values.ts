import type { listNames } from "@/lib/transfer/lists/values";

/** The columns of each list as its template names them: the fields, with their titles. Required ones first. */
export const listColumns = {
  vendors: {
    ...{ name: "Name", email: "Email", contactName: "Contact Name", phone: "Phone", address: "Address" },
    ...{ externalId: "External ID", externalSource: "External System" },
  },
  projects: {
    ...{ name: "Name", number: "Number", address: "Address", startsOn: "Start Date", endsOn: "End Date" },
    ...{ requirementSet: "Requirement Set", holders: "Certificate Holder", completedYears: "Completed Operations Years" },
    ...{ externalId: "External ID", externalSource: "External System" },
  },
  assignments: {
    ...{ vendor: "Vendor", project: "Project", contractNumber: "Contract Number", trade: "Trade", scopeOfWork: "Scope of Work" },
    ...{ startsOn: "Start Date", endsOn: "End Date", requirementSet: "Requirement Set" },
    ...{ externalId: "External ID", externalSource: "External System" },
  },
  users: { email: "Email", role: "Role", name: "Name" },
  certificates: {
    ...{ file: "File", vendor: "Vendor", kind: "Kind of Document", paperNumber: "Document Number" },
    ...{ issuedOn: "Issue Date", expiresOn: "Expiration Date" },
  },
} as const satisfies Record<(typeof listNames)[number], Record<string, string>>;

/** Columns without which no row of a list can be read. */
export const neededColumns = {
  vendors: ["name", "email"],
  projects: ["name"],
  assignments: ["vendor", "project"],
  users: ["email", "role"],
  certificates: ["file", "vendor"],
} as const satisfies Record<(typeof listNames)[number], readonly string[]>;

/** One plainly invented row of each template. */
export const exampleRows = {
  vendors: [
    "Example Paving LLC",
    "office@example.com",
    "Ann Example",
    "(555) 010-0100",
    "1 Example Street, Springfield",
    "V-1001",
    "Example System",
  ],
  projects: [
    "Example Tower",
    "2027-01",
    "2 Example Street, Springfield",
    "2027-01-15",
    "2027-12-31",
    "",
    "Example Builders Inc",
    "2",
    "P-1",
    "Example System",
  ],
  assignments: [
    "Example Paving LLC",
    "Example Tower",
    "C-17",
    "Paving",
    "Parking lot",
    "2027-02-01",
    "2027-06-30",
    "",
    "A-1",
    "Example System",
  ],
  users: ["person@example.com", "Viewer", "Ann Example"],
  certificates: ["certificates/example-paving.pdf", "Example Paving LLC", "", "", "", ""],
} as const satisfies Record<(typeof listNames)[number], readonly string[]>;
