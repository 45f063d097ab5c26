import type { ContactInput } from "@/lib/vendors/contacts/schema";
import type { VendorInput } from "@/lib/vendors/schema";

/** What a demo vendor has sent in: certificates by the days until their policies end, or another file. */
export type DemoPaper =
  | {
      endsInDays: number;
      umbrella?: boolean;
      fillable?: boolean;
      /** A scan with a smear over a date, or a page with a mistyped limit and a letter that names no insurer. */
      doubt?: "smeared" | "mistyped";
      /** Half the general aggregate that the demo's firm asks for. */
      isShort?: true;
      /** Without workers compensation. */
      withoutWorkers?: true;
      /** Made out to another holder. */
      holder?: string;
    }
  | { kind: "license"; number: string; endsInDays: number }
  | { kind: "w9" }
  | { cancelledDaysAgo: number; endsInDays: number }
  | { unreadable: "letter" | "broken" };

/** What the demo's firm accepts of vendors, by the keys of the default set's requirements. */
export const demoExceptions = [
  {
    vendor: "Castle-in-the-Air Carpentry",
    requirement: "gl-generalAggregate",
    kind: "accept_short",
    least: 1_000_000,
    reason: "A small job: trim and doors.",
  },
  { vendor: "Neverland Tile & Stone", requirement: "wc-coverage", kind: "waive", least: null, reason: "The owner works alone." },
  { vendor: "Neverland Tile & Stone", requirement: "wc-statute", kind: "waive", least: null, reason: "The owner works alone." },
] as const;

export type DemoVendor = VendorInput & { papers: DemoPaper[]; inactive?: true; contacts?: ContactInput[] };

/** Certificates without a vendor, by the insured on them: one whose name is close to a vendor's, one unknown. */
export const demoFilesWithoutVendor = ["Fictional Plumbing Inc", "Cloud Castle Carpentry LLC"];

function vendor(name: string, trade: string, papers: DemoPaper[], more: Partial<DemoVendor> = {}): DemoVendor {
  const domain = `${name
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join("-")}.example`;
  const address = `${100 + name.length} Example Avenue\nSpringfield, NY 10000`;
  return { name, email: `office@${domain}`, contactName: `${trade} Office`, phone: "(555) 010-0100", address, papers, ...more };
}

/** Plainly invented firms, so that each status is there and some papers need a person, with dates relative to the day of the seed. */
export const demoVendors: DemoVendor[] = [
  vendor("Imaginary Concrete Co", "Concrete", [
    { endsInDays: 210, umbrella: true },
    { kind: "license", number: "EX-10417", endsInDays: 400 },
    { kind: "w9" },
  ]),
  vendor("Fictional Plumbing LLC", "Plumbing", [{ endsInDays: 154 }, { kind: "license", number: "EX-20933", endsInDays: 12 }]),
  vendor("Make-Believe Framing", "Framing", [{ endsInDays: 290, umbrella: true, fillable: true }]),
  vendor("Pretend Electric Inc", "Electric", [{ endsInDays: -20 }, { endsInDays: 345 }]),
  vendor("Invented Steel Works", "Steel", [{ endsInDays: 96, umbrella: true }]),
  vendor("Daydream Roofing", "Roofing", [{ endsInDays: 5 }], {
    contacts: [
      { email: "certificates@daydream-agency.example", name: "Daydream Agency", role: "agent" },
      { email: "safety@daydream-roofing.example", name: "Safety Desk", role: "safety", gets: ["requests"] },
      { email: "billing@daydream-roofing.example", role: "billing", gets: ["copies"] },
    ],
  }),
  vendor("Once-Upon Excavation", "Excavation", [{ endsInDays: 18, umbrella: true }]),
  vendor("Storybook Landscaping", "Landscaping", [{ endsInDays: 29 }]),
  vendor("Fable Masonry", "Masonry", [{ endsInDays: -12 }]),
  vendor("Mirage Demolition", "Demolition", [{ endsInDays: -95, umbrella: true }]),
  vendor("Castle-in-the-Air Carpentry", "Carpentry", [{ endsInDays: 240, isShort: true }]),
  vendor("Cloud Nine Fencing", "Fencing", [{ endsInDays: 190, isShort: true }]),
  vendor("Neverland Tile & Stone", "Tile", [{ endsInDays: 200, withoutWorkers: true }]),
  vendor("Rainbow's End Insulation", "Insulation", [
    { endsInDays: 170, umbrella: true },
    { cancelledDaysAgo: 9, endsInDays: 170 },
  ]),
  vendor("Moonbeam Surveying", "Surveying", [{ endsInDays: 220, holder: "Example Towers Ltd" }]),
  vendor("Legend Painting", "Painting", [{ unreadable: "letter" }]),
  vendor("Phantom Heating & Air", "Heating", [{ unreadable: "broken" }]),
  vendor("Fairytale Flooring", "Flooring", [{ endsInDays: 75, umbrella: true, doubt: "smeared" }]),
  vendor("Nowhere Waterproofing", "Waterproofing", [{ endsInDays: 130, doubt: "mistyped" }]),
  vendor("Wonderland Drywall", "Drywall", []),
  vendor("Utopia Scaffolding", "Scaffolding", []),
  vendor("Atlantis Glass (former)", "Glass", [{ endsInDays: -200 }], { inactive: true }),
];
