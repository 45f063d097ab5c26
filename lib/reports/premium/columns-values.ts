/** What the first row of a list of payments may call its columns, in lower case. */
export const paymentColumns = {
  vendor: ["vendor", "vendor name", "subcontractor", "supplier", "payee", "name", "company", "proveedor", "fournisseur"],
  day: ["date", "payment date", "check date", "paid on", "paid", "fecha", "fecha de pago", "date de paiement"],
  amount: ["amount", "payment", "payment amount", "check amount", "total", "paid amount", "importe", "monto", "montant"],
} as const;
export type PaymentColumn = keyof typeof paymentColumns;
