import { describe, expect, it } from "vitest";
import { coverEndsEarly, daysFit, standingOf } from "@/lib/projects/rules";
import { projectInput, projectPatch } from "@/lib/projects/schema";
import { wordsIn } from "@/lib/testing/words";

const active = (endsOn: string | null) => ({ status: "ACTIVE", endsOn });

describe("a project's days", () => {
  it("may be left out, and may be one day; the last is not before the first", () => {
    expect(daysFit({})).toBe(true);
    expect(daysFit({ startsOn: "2027-03-04", endsOn: null })).toBe(true);
    expect(daysFit({ startsOn: "2027-03-04", endsOn: "2027-03-04" })).toBe(true);
    expect(daysFit({ startsOn: "2027-03-04", endsOn: "2027-03-03" })).toBe(false);
  });

  it("are checked with the rest of the form, each fault at its field", () => {
    const faults = (input: object) =>
      projectInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join(), wordsIn(message)]);
    expect(faults({ name: "Harbor Tower", startsOn: "2027-03-04", endsOn: "2027-03-03" })).toEqual([
      ["endsOn", "Last day must not be before the first day"],
    ]);
    expect(faults({ name: " ", startsOn: "2027-03-04", endsOn: "2027-03-03" })).toEqual([
      ["name", "Project name is required"],
      ["endsOn", "Last day must not be before the first day"],
    ]);
    expect(faults({ name: "Harbor Tower", startsOn: "2027-02-30", endsOn: "0027-03-03" })).toEqual([
      ["startsOn", "First day must be a date, for example 2027-03-04"],
      ["endsOn", "Last day must be a date, for example 2027-03-04"],
    ]);
  });

  it("are taken away when emptied, and left when not mentioned", () => {
    expect(projectPatch.parse({ endsOn: "" })).toEqual({ endsOn: null });
    expect(projectPatch.parse({ name: " Harbor\n Tower " })).toEqual({ name: "Harbor Tower" });
  });
});

describe("coverage that ends before the work does", () => {
  it("is one that has expired on the last day, or before it", () => {
    expect(coverEndsEarly("2027-03-03", active("2027-03-04"))).toBe(true);
    expect(coverEndsEarly("2027-03-04", active("2027-03-04"))).toBe(true);
    expect(coverEndsEarly("2027-03-05", active("2027-03-04"))).toBe(false);
  });

  it("is not reported where there is no coverage, no last day, or no more work", () => {
    expect(coverEndsEarly(null, active("2027-03-04"))).toBe(false);
    expect(coverEndsEarly("2027-03-03", active(null))).toBe(false);
    expect(coverEndsEarly("2027-03-03", { status: "COMPLETED", endsOn: "2027-03-04" })).toBe(false);
  });
});

describe("the status of a project's vendors", () => {
  it("is the worst of them, in any order", () => {
    const alike = [
      { status: "COMPLIANT" as const, expiration: "2027-06-01", many: 2 },
      { status: "EXPIRED" as const, expiration: "2026-01-01", many: 1 },
      { status: "COMPLIANT" as const, expiration: "2027-02-01", many: 3 },
      { status: "NO_DOCUMENTS" as const, expiration: null, many: 1 },
      { status: "UNDER_REVIEW" as const, expiration: "2027-06-01", many: 1 },
    ];
    expect(standingOf(alike, active("2027-03-04"))).toEqual({
      vendors: 8,
      standing: [
        { status: "EXPIRED", count: 1 },
        { status: "NO_DOCUMENTS", count: 1 },
        { status: "UNDER_REVIEW", count: 1 },
        { status: "COMPLIANT", count: 5 },
      ],
      endingEarly: 4,
    });
  });

  it("says of no vendors that there are none", () => {
    expect(standingOf([], active(null))).toEqual({ vendors: 0, standing: [], endingEarly: 0 });
  });
});
