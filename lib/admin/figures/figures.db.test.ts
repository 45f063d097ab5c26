import { expect, it } from "vitest";
import { GET, PUT } from "@/app/api/admin/figures/route";
import { getPublicFigures } from "@/lib/admin/figures/queries";
import { shippedFigures } from "@/lib/admin/figures/rules";
import { figuresShape } from "@/lib/admin/figures/schema";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

const own = {
  ...shippedFigures,
  heading: "",
  testimonial: "Invented words of praise.",
  testimonialBy: "Office Manager, Example Builders",
  figures: shippedFigures.figures.map(({ label }, index) => ({ value: `${index}`, label })),
};

it("the landing page shows at once what a platform admin wrote, and the log says who did", async () => {
  const company = await createCompany();
  const admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  const answer = await callRoute(PUT, { method: "PUT", accessToken: admin.accessToken, json: own });
  expect(answer).toMatchObject({ status: 200, body: { data: own } });
  expect(await getPublicFigures()).toEqual(own);
  expect((await callRoute(GET, { accessToken: admin.accessToken })).body).toEqual({ data: { ...own, version: expect.any(String) } });
  const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ select: { action: true, actorId: true } }));
  expect(events).toContainEqual({ action: "platform.figures_updated", actorId: admin.id });
});

it("figures stored before there was a testimonial are still shown, without one", async () => {
  const { testimonial: _testimonial, testimonialBy: _by, ...earlier } = own;
  expect(figuresShape.parse(earlier)).toMatchObject({ figures: own.figures, testimonial: "" });
});

it("a figure that is missing or too long is named by its field", async () => {
  const admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  const [first, ...others] = shippedFigures.figures;
  const wrong = { heading: "", figures: [{ ...first, value: "" }, ...others] };
  const { status, body } = await callRoute(PUT, { method: "PUT", accessToken: admin.accessToken, json: wrong });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { "figures.0.value": "Figure is required" } } });
});
