import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { ProjectInput } from "@/lib/projects/schema";

/** A demo project: its days from the day of the seed on, and what each vendor does there. */
export type DemoProject = Omit<ProjectInput, "startsOn" | "endsOn"> & {
  startsInDays: number;
  endsInDays: number;
  vendors: Record<string, string>;
  completed?: true;
  /** Its wrap-up, which lasts as long as the work, and who is enrolled since the first day. */
  wrapUp?: { kind: "OCIP" | "CCIP"; name: string; coverages: CoverageKind[] };
  enrollments?: Record<string, { status: "ENROLLED" | "OFF_SITE"; number?: string; isConfirmed?: true }>;
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
  {
    name: "Silver Lining Hospital",
    number: "26-040",
    address: "9 Example Sky, Springfield, NY 10000",
    startsInDays: -90,
    endsInDays: 500,
    isStandard: true,
    vendors: {
      "Pretend Electric Inc": "Electrical",
      "Legend Painting": "Painting",
      "Moonbeam Surveying": "Surveying",
      "Mirage Demolition": "Demolition",
    },
    wrapUp: { kind: "OCIP", name: "Silver Lining OCIP", coverages: ["GENERAL_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"] },
    enrollments: {
      "Pretend Electric Inc": { status: "ENROLLED", number: "SL-1001", isConfirmed: true },
      "Moonbeam Surveying": { status: "OFF_SITE" },
      "Mirage Demolition": { status: "ENROLLED", number: "SL-1002" },
    },
  },
  { name: "Rainbow's End Warehouse", number: "26-022", startsInDays: 45, endsInDays: 300, vendors: {} },
];
