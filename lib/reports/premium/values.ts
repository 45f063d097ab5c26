/** What the first row of a list of payments may call its columns, in lower case. */
export const paymentColumns = {
  vendor: ["vendor", "vendor name", "subcontractor", "supplier", "payee", "name", "company", "proveedor", "fournisseur"],
  day: ["date", "payment date", "check date", "paid on", "paid", "fecha", "fecha de pago", "date de paiement"],
  amount: ["amount", "payment", "payment amount", "check amount", "total", "paid amount", "importe", "monto", "montant"],
} as const;
export type PaymentColumn = keyof typeof paymentColumns;

/** How many rows of a list are named with what is wrong with them. */
export const shownFaults = 20;

/** More cents than any payment has: what is larger is a number of something else. */
export const mostCents = 100_000_000_000;

/** The kinds of file that an audit can be. */
export const auditTypes = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
} as const;
