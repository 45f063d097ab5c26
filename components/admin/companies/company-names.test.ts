import { expect, it } from "vitest";
import { companyNames } from "@/components/admin/companies/company-names";

it("companies of one name are told apart by when they signed up, others have their name alone", () => {
  const names = companyNames(
    [
      { id: "1", name: "Example Builders Inc", createdAt: "2026-03-04T15:00:00Z" },
      { id: "2", name: "EXAMPLE BUILDERS INC", createdAt: "2026-05-06T15:00:00Z" },
      { id: "3", name: "Invented Paving", createdAt: "2026-05-06T15:00:00Z" },
    ],
    "America/New_York",
  );
  expect([...names.values()].map((name) => name.replace(/\s/g, " "))).toEqual([
    "Example Builders Inc, since Mar 4, 2026, 10:00 AM EST",
    "EXAMPLE BUILDERS INC, since May 6, 2026, 11:00 AM EDT",
    "Invented Paving",
  ]);
});
