import { expect, test } from "@/e2e/fixtures";

test("where there are more projects than a choice offers, a search for them is there as the list is first drawn", async ({
  page,
  account,
}) => {
  const add = (name: string) => page.request.post("/api/projects", { data: { name } });
  for (let at = 100; at < 200; at += 1) expect((await add(`Plot ${at}`)).status()).toBe(201);
  const drawn = async () => (await page.request.get("/vendors")).text();
  expect(await drawn(), account.email).not.toContain("Find a project");
  const { data: zoo } = (await (await add("Zoo")).json()) as { data: { id: string } };
  expect(await drawn()).toContain("Find a project");
  await page.goto("/vendors");
  const project = page.getByRole("combobox", { name: "Project" });
  await expect(project.getByRole("option")).toHaveCount(101);
  await page.getByLabel("Find a project").fill("zoo");
  await project.selectOption("Zoo");
  await expect(page).toHaveURL(new RegExp(`projectId=${zoo.id}$`));
  await page.getByLabel("Find a project").fill("");
  await expect(project.getByRole("option")).toHaveCount(102);
  await expect(project).toHaveValue(zoo.id);
});
