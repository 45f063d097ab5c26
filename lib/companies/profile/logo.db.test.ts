import sharp from "sharp";
import { expect, it } from "vitest";
import { DELETE as remove, POST as send, GET as show } from "@/app/api/companies/logo/route";
import { createCompany, createMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

function formOf(bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append("logo", new Blob([Buffer.from(bytes)]), "logo.png");
  return form;
}

const picture = () => sharp({ create: { width: 900, height: 300, channels: 3, background: "#123456" } });

it("keeps a redrawn picture without the file's other content, and gives it to the company alone", async () => {
  const { accessToken } = await createMember(await createCompany());
  const bytes = await picture()
    .withExif({ IFD0: { Artist: "Invented Person" } })
    .jpeg()
    .toBuffer();
  const answer = await callRoute(send, { method: "POST", accessToken, form: formOf(bytes) });
  expect(answer).toMatchObject({ status: 200, body: { data: { logoUrl: expect.stringMatching(/^\/api\/companies\/logo\?v=/) } } });
  const shown = await callRoute(show, { accessToken });
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.body).not.toContain("Invented Person");
  const neighbour = await createMember(await createCompany());
  expect((await callRoute(show, { accessToken: neighbour.accessToken })).status).toBe(404);
  await callRoute(remove, { method: "DELETE", accessToken });
  expect((await callRoute(show, { accessToken })).status).toBe(404);
});

it.each([
  ["an SVG with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["a cut-off picture", null],
  ["words", Buffer.from("no picture at all")],
])("refuses %s with the field's name", async (_name, given) => {
  const { accessToken } = await createMember(await createCompany());
  const bytes = given ?? (await picture().png().toBuffer()).subarray(0, 60);
  const answer = await callRoute(send, { method: "POST", accessToken, form: formOf(bytes) });
  expect(answer).toMatchObject({ status: 415, body: { error: { fields: { logo: "Please choose a PNG or JPEG picture" } } } });
});
