import { describe, expect, it } from "vitest";
import { pageLabels } from "@/lib/infra/metrics";

/** As Next writes them into its manifest. */
const labelOf = pageLabels({
  staticRoutes: [{ page: "/" }, { page: "/vendors/import" }, { page: "/_not-found" }],
  dynamicRoutes: [{ page: "/api/vendors/[id]" }, { page: "/portal/[token]" }, { page: "/vendors/[id]" }],
});

describe("the route under which a page is counted", () => {
  it.each([
    ["/", "/"],
    ["/vendors/import", "/vendors/import"],
    ["/vendors/01a2209c-d37d-7627-ab9c-0c05a4e8eb9b", "/vendors/[id]"],
    ["/vendors/office@vendor.example?search=secret", "/vendors/[id]"],
    ["/portal/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5?lang=es", "/portal/[token]"],
    ["/wp-login.php", "(other)"],
    ["/vendors/a/b/c", "(other)"],
    ["/_not-found", "(other)"],
    ["", "/"],
  ])("of %j is %j", (url, route) => {
    expect(labelOf(url)).toBe(route);
  });
});
