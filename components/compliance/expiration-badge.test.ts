import { expect, test } from "vitest";
import { expirationTone } from "@/components/compliance/expiration-badge";

test("an expiration is red up to 7 days, yellow up to 30, else grey", () => {
  expect([-1, 0, 7, 8, 30, 31].map(expirationTone)).toEqual(["red", "red", "red", "yellow", "yellow", "grey"]);
});
