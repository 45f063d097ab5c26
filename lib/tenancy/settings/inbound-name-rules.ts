/** The company's name as it can be before the @: letters and digits, and a number after it where another company has it. */
export function inboundName(company: string, number: number): string {
  const plain = company
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
  // Ten characters at least: a vendor's token is longer, and short names are guessed.
  return number === 0 ? plain || "company" : `${plain || "company"}-${number + 1}`;
}
