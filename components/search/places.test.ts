import { describe, expect, it } from "vitest";
import { partsOf } from "@/components/search/marked";
import { findPlaces, places } from "@/components/search/places";

describe("pages in the search", () => {
  it("are found by label and by other words, the label first", () => {
    expect(findPlaces("vend", places)[0]?.label).toBe("Vendors");
    expect(findPlaces("password", places).map(({ label }) => label)).toEqual(["Security"]);
    expect(findPlaces("two factor", places)).toHaveLength(1);
    for (const [typed, label] of [
      ["team", "Team"],
      ["invite", "Team"],
      ["trial", "Plan"],
      ["audit log", "Activity"],
      ["export my data", "Your Data"],
      ["delete account", "Your Data"],
      ["privacy", "Privacy Policy"],
      ["terms", "Terms of Service"],
      ["about", "About"],
    ] as const)
      expect(findPlaces(typed, places)[0]?.label).toBe(label);
    expect(findPlaces("nothing like it", places)).toEqual([]);
  });
});

describe("the marks of a match", () => {
  it("cover each typed word, whatever its case or its signs", () => {
    expect(partsOf("Granite (North) & Sons", "gran (north)")).toEqual([
      { text: "Gran", found: true },
      { text: "ite ", found: false },
      { text: "(North)", found: true },
      { text: " & Sons", found: false },
    ]);
    expect(partsOf("Granite", "")).toEqual([{ text: "Granite", found: false }]);
  });
});
