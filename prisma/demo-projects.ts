import type { ProjectInput } from "@/lib/projects/schema";

/** A demo project: its days from the day of the seed on, and what each vendor does there. */
export type DemoProject = Omit<ProjectInput, "startsOn" | "endsOn"> & {
  startsInDays: number;
  endsInDays: number;
  vendors: Record<string, string>;
  completed?: true;
  /** Judged by the ready set for standard trades. */
  isStandard?: true;
};

/** Plainly invented sites: one whose work outlasts some covers, one that is completed, one without vendors. */
export const demoProjects: DemoProject[] = [
  {
    name: "Lakeside Library (annex)",
    number: "25-031",
    address: "4 Example Shore, Springfield, NY 10000",
    startsInDays: -380,
    endsInDays: -40,
    vendors: { "Imaginary Concrete Co": "Foundations", "Make-Believe Framing": "Framing", "Mirage Demolition": "Demolition" },
    completed: true,
  },
  {
    name: "Castle in the Air",
    number: "26-014",
    address: "1 Example Heights, Springfield, NY 10000",
    startsInDays: -60,
    endsInDays: 200,
    isStandard: true,
    vendors: {
      "Imaginary Concrete Co": "Foundations and slabs",
      "Fictional Plumbing LLC": "Plumbing",
      "Pretend Electric Inc": "Electrical",
      "Daydream Roofing": "Roofing",
      "Fable Masonry": "Masonry",
      "Legend Painting": "Painting",
      "Wonderland Drywall": "Drywall",
      "Moonbeam Surveying": "Surveying",
    },
  },
  { name: "Rainbow's End Warehouse", number: "26-022", startsInDays: 45, endsInDays: 300, vendors: {} },
];
