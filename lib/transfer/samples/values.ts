/** A plainly invented vendor, and when the certificate of each runs out, in days from the day of loading. */
type SampleVendor = { name: string; email: string; contactName: string; phone: string; address: string; papers: number[] };

function vendor(name: string, trade: string, papers: number[]): SampleVendor {
  const address = `${100 + name.length} Example Avenue\nSpringfield, NY 10000`;
  return { name, email: `${trade.toLowerCase()}@sample.example`, contactName: `${trade} Office`, phone: "(555) 010-0100", address, papers };
}

/** Addresses end in .example, a reserved domain that cannot receive email. */
export const sampleVendors: readonly SampleVendor[] = [
  vendor("Imaginary Concrete Co", "Concrete", [210]),
  vendor("Fictional Plumbing LLC", "Plumbing", [154]),
  vendor("Pretend Electric Inc", "Electric", [18]),
  vendor("Fable Masonry", "Masonry", [-12]),
  vendor("Daydream Roofing", "Roofing", [75]),
  vendor("Wonderland Drywall", "Drywall", []),
];

export const sampleProjects = [
  {
    name: "Castle in the Air",
    number: "26-014",
    address: "1 Example Heights, Springfield, NY 10000",
    startsInDays: -60,
    endsInDays: 200,
    vendors: ["Imaginary Concrete Co", "Fictional Plumbing LLC", "Pretend Electric Inc", "Fable Masonry"],
  },
  {
    name: "Rainbow's End Warehouse",
    number: "26-022",
    address: "9 Example Road, Springfield, NY 10000",
    startsInDays: 45,
    endsInDays: 300,
    vendors: ["Daydream Roofing", "Wonderland Drywall"],
  },
] as const;

/** How the names of the sample vendors' own files end. */
export const sampleFileEnding = "-sample-certificate.pdf";
