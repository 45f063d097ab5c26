import { expect, it } from "vitest";
import { localPath, returnPath, signInAddress } from "@/lib/infra/return-path-rules";

it.each([
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "https://evil.example/vendors",
  "javascript:alert(1)",
  "vendors",
  "",
  `/vendors?q=${"x".repeat(1000)}`,
  ["/vendors"],
  undefined,
  null,
])("refuses %j as a path of this site", (wanted) => {
  expect(localPath(wanted)).toBeNull();
});

it.each(["/api/documents/1/file", "/API/exports/me", "/a/../api/exports/me", "/login", "/login?to=/login", "/auth/callback?x=1", "/"])(
  "opens the usual screen instead of %s after signing in",
  (wanted) => {
    expect(returnPath(wanted)).toBeNull();
  },
);

it.each(["/vendors", "/vendors/1?tab=files&q=a%2Fb", "/admin/users", "/apiary", "/settings?tab=plan"])(
  "opens %s after signing in",
  (wanted) => {
    expect(returnPath(wanted)).toBe(wanted);
  },
);

it("asks for nothing more than /login where the usual screen opens anyway", () => {
  expect(signInAddress({ to: "/dashboard" })).toBe("/login");
  expect(signInAddress({ to: "//evil.example", ended: true })).toBe("/login?ended=1");
  expect(signInAddress({ to: "/vendors?page=2", ended: true })).toBe("/login?ended=1&to=%2Fvendors%3Fpage%3D2");
});
