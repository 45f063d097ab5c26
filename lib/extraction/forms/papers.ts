/*
 * Words beside which licenses, registrations, bonds and letters state a number or a date. To read another label, add its words.
 */

/** Labels of each value, the most certain first. */
export const paperLabels = {
  expiresOn: [
    ...["expiration date", "expiry date", "date of expiration", "date expires", "exp date", "expiration", "expires on", "expires"],
    ...["valid through", "valid until", "valid to", "good through", "renewal date"],
  ],
  issuedOn: [
    "issue date",
    "date issued",
    "date of issue",
    "issued on",
    "issuance date",
    "issued",
    "effective date",
    "date signed",
    "dated",
  ],
  number: [
    ...["enrollment number", "enrollment no", "enrollment #", "enrollment id"],
    ...["license number", "license no", "license #", "lic no", "lic #", "registration number", "registration no", "registration #"],
    ...[
      "certificate number",
      "certificate no",
      "bond number",
      "bond no",
      "exemption number",
      "permit number",
      "permit no",
      "certificate #",
    ],
  ],
  issuer: ["issued by", "issuing authority", "issuing agency", "licensing authority", "surety company", "name of surety"],
} as const satisfies Record<string, readonly string[]>;

/** How the page names the state that it is of. */
export const stateOf = /\bstate of ([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2})/gi;

/** The states by their names. */
export const stateCodes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,Florida FL,Georgia GA,Hawaii HI," +
    "Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI," +
    "Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY," +
    "North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD," +
    "Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY"
  )
    .split(",")
    .map((one) => [one.slice(0, -3).toLowerCase(), one.slice(-2)]),
);
