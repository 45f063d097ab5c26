import { describe, expect, it } from "vitest";
import { misspellings } from "@/lib/compliance/terms/misspelled-rules";

const meant = misspellings(["certificate", "insured", "waiver", "additional", "primary", "covered", "coverage", "written"]);

describe("a misspelled word", () => {
  it.each([
    ["certifcate", "certificate"],
    ["insuered", "insured"],
    ["wavier", "waiver"],
    ["Additonal", "additional"],
    ["wrtten", "written"],
  ])("%s is %s", (word, right) => {
    expect(meant(word)).toBe(right);
  });

  it.each(["injured", "overage", "cover", "certificate", "uninsured", "primarily"])("%s stays", (word) => {
    expect(meant(word)).toBeNull();
  });
});
