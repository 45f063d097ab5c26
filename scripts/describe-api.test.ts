import { Ajv2020 } from "ajv/dist/2020.js";
import { default as addFormats } from "ajv-formats";
import { expect, it } from "vitest";
import { fingerprintOf } from "@/lib/integrations/changelog-rules";
import { apiChanges, describedCalls } from "@/lib/integrations/changelog-values";
import { eventTypes } from "@/lib/integrations/changes/values";
import { type DescribedFields, fieldsOf, meaningKey, meanings, ownMeaning } from "@/lib/integrations/description/meanings-rules";
import { eventsOf, operationsOf } from "@/lib/integrations/description/reading-rules";
import { summaryOf } from "@/lib/integrations/description/rules";
import { parts, summaries } from "@/lib/integrations/description/values";
import { accessTable } from "@/lib/testing/access-table";
import { declaredCalls, description } from "@/scripts/describe-api";

type Part = { schema?: object; example?: unknown };
type Event = {
  post: {
    summary: string;
    parameters: { name: string; in: string; required: boolean; description: string; example?: unknown }[];
    requestBody: { content: Record<string, Required<Part>> };
    responses: Record<string, { description: string }>;
  };
};
type Document = {
  info: { version: string };
  webhooks: Record<string, Event>;
  components: { schemas: Record<string, object> };
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, Part> }; responses: Record<string, { content?: Record<string, Part> }> }>
  >;
};
/** It takes a second to build, so it is built once. */
const text = JSON.stringify(await description());
const described = async () => JSON.parse(text) as Document;

it("every call of the route files is described, and nothing else", async () => {
  const calls = (await declaredCalls()).map(({ method, path }) => `${method} ${path}`);
  expect(calls.toSorted()).toEqual(
    Object.keys(accessTable)
      .filter((name) => !name.includes("[..."))
      .toSorted(),
  );
  const undescribed = (await declaredCalls()).filter((call) => !summaryOf(call)).map(({ method, path }) => `${method} ${path}`);
  expect(undescribed, "calls without a sentence in lib/integrations/description/values.ts").toEqual([]);
  const named = Object.values(summaries).flatMap((part) => Object.keys(part));
  expect(
    named.filter((name) => !calls.includes(name)),
    "sentences about calls that are gone",
  ).toEqual([]);
  const { paths } = await described();
  const operations = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect(operations).toHaveLength(calls.length);
});

it("each call is shown to developers in one part, under its own id", async () => {
  const operations = operationsOf((await described()) as never);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(operations.filter(({ part }) => !Object.keys(parts).includes(part))).toEqual([]);
  const list = operations.find(({ id }) => id === "getVendors");
  expect(list).toMatchObject({ method: "GET", access: "read", summary: "Lists vendors, with filters" });
  expect(list?.parameters.find(({ name }) => name === "limit")).toMatchObject({ place: "query", type: "integer", isRequired: false });
});

it("each call is described in one to three sentences that say who makes it", async () => {
  const { paths } = await described();
  const operations = Object.values(paths).flatMap((path) => Object.values(path)) as unknown as {
    operationId: string;
    description: string;
  }[];
  const wrong = operations.filter(({ description }) => !/^[A-Z].+\. .*(?:key|Anyone|person|admin|link).*\.$/.test(description));
  expect(wrong.map(({ operationId, description }) => `${operationId}: ${description}`)).toEqual([]);
  const long = operations.filter(({ description }) => description.split(/\. (?=[A-Z])/).length > 3);
  expect(long.map(({ operationId, description }) => `${operationId}: ${description}`)).toEqual([]);
});

it("every field of every call, answer and event says what it means, and no meaning is left without a field", async () => {
  const fields = fieldsOf((await described()) as DescribedFields);
  expect(fields.length).toBeGreaterThan(4000);
  const silent = fields.filter((one) => !ownMeaning(one)?.trim()).map(({ path }) => path.join("."));
  expect(silent, "fields without a meaning: give them one by .meta({ description }) or in lib/integrations/description").toEqual([]);
  const said = new Set(
    fields.filter((one) => ownMeaning(one) === meanings[meaningKey(one.path) ?? ""]).map(({ path }) => meaningKey(path)),
  );
  expect(
    Object.keys(meanings).filter((key) => !said.has(key)),
    "meanings of fields that are gone",
  ).toEqual([]);
});

/** Every schema within the description, with where it is. */
function schemasIn(node: unknown, at = ""): { at: string; schema: Record<string, unknown> }[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => schemasIn(one, `${at}/${index}`));
  if (node === null || typeof node !== "object") return [];
  const inside = Object.entries(node).flatMap(([name, one]) =>
    name === "example" || name === "examples" ? [] : schemasIn(one, `${at}/${name}`),
  );
  return [{ at, schema: node as Record<string, unknown> }, ...inside];
}

it("tools find what they ask for: parts of addresses are required, what is required is described, and lists say what they hold", async () => {
  const document = await described();
  for (const { at, schema } of schemasIn(document)) {
    if (schema.in === "path") expect(schema.required, at).toBe(true);
    if (schema.type === "array") expect(schema.items, at).toBeDefined();
    if (schema.type !== "object" || !Array.isArray(schema.required)) continue;
    const known = Object.keys((schema.properties as object | undefined) ?? {});
    expect(
      schema.required.filter((name) => !known.includes(String(name))),
      at,
    ).toEqual([]);
  }
});

it("a call without parameters is described with the refusal of an unknown one", async () => {
  const { paths } = await described();
  expect(Object.keys(paths["/api/attention/count"]?.get?.responses ?? {})).toContain("400");
});

it("the scope that is described for a call is one whose keys may make it", async () => {
  const operations = operationsOf((await described()) as never);
  const scopeOf = (id: string) => operations.find((one) => one.id === id)?.access;
  const scopes = { getVendors: "read", postVendors: "write", postMcp: "read", getActivity: "activity", postImports: "write, imports" };
  const others = {
    postWebhooks: "webhooks",
    postKeys: "person",
    deleteRemovalCompany: "admin",
    getAdminUsers: "admin",
    getHealth: "everyone",
  };
  for (const [id, scope] of Object.entries({ ...scopes, ...others })) expect(scopeOf(id), id).toBe(scope);
});

it("answers without JSON are described too: a file that is no PDF, and a message that asks nothing", async () => {
  const { paths } = await described();
  expect(Object.keys(paths["/api/documents/{id}/pages/{page}"]?.get?.responses ?? {})).toContain("415");
  expect(Object.keys(paths["/api/mcp"]?.post?.responses ?? {})).toContain("202");
});

it("the file of an upload is described under the name by which the call takes it", async () => {
  const calls = (await declaredCalls()).filter(({ upload }) => upload);
  expect(calls.length).toBeGreaterThan(4);
  const { paths } = await described();
  for (const { path, upload } of calls) {
    const { schema } = paths[path.replaceAll(/\[(\w+)\]/g, "{$1}")]?.post?.requestBody?.content["multipart/form-data"] ?? {};
    expect(schema).toMatchObject({ properties: { [upload?.part ?? ""]: { format: "binary" } } });
  }
});

it("every event that webhooks get is described with its headers, an example and what an answer does, and nothing else", async () => {
  const { webhooks } = await described();
  expect(Object.keys(webhooks)).toEqual([...eventTypes]);
  for (const [type, { post }] of Object.entries(webhooks)) {
    expect(post.summary, type).toMatch(/^[A-Z].{9,}/);
    const headers = post.parameters.filter(({ description }) => description.length > 20);
    expect(headers.map(({ name, in: place, required }) => `${place} ${name} ${required}`)).toEqual([
      "header webhook-id true",
      "header webhook-timestamp true",
      "header webhook-signature true",
    ]);
    expect(post.requestBody.content["application/json"]?.example).toMatchObject({ type, timestamp: expect.any(String), data: {} });
    expect(Object.keys(post.responses)).toEqual(["200", "410", "default"]);
  }
});

it("each event is shown to developers with every field of its data in words", async () => {
  const { events, headers, answers } = eventsOf((await described()) as never);
  expect(events.map(({ type }) => type)).toEqual([...eventTypes]);
  for (const { type, fields, example } of events) {
    expect(
      fields.map(({ name }) => name),
      type,
    ).toEqual(Object.keys(JSON.parse(example).data));
    expect(
      fields.filter(({ description }) => description === ""),
      type,
    ).toEqual([]);
  }
  expect(headers).toHaveLength(3);
  expect(answers.map(({ status }) => status)).toEqual(["200", "410", "default"]);
});

it("prices of plans are described with their unit, in what is sent and what is answered", async () => {
  const { components } = await described();
  for (const [schema, field] of Object.entries({ BillingInput: "basicMonthly", Billing: "proAnnual", PlanOffer: "monthly" })) {
    const { properties = {} } = components.schemas[schema] as { properties?: Record<string, { description?: string }> };
    expect(properties[field]?.description, schema).toMatch(/^In cents/);
  }
});

it("no call changes without a line in the changelog, whose newest day is the version of the API", async () => {
  const document = await described();
  expect(document.info.version).toBe(apiChanges[0].day);
  expect(apiChanges.map(({ day }) => day)).toEqual(
    apiChanges
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
  const advice = "The calls changed. Add a line to apiChanges in lib/integrations/changelog-values.ts, then set describedCalls to this";
  expect(describedCalls, advice).toBe(fingerprintOf(document));
  const paths = structuredClone(document.paths);
  const words = JSON.parse(JSON.stringify(document).replaceAll("Lists vendors, with filters", "Lists all vendors"));
  expect(fingerprintOf(words), "words may change").toBe(describedCalls);
  delete paths["/api/vendors"]?.post;
  expect(fingerprintOf({ ...document, paths }), "a call is gone").not.toBe(describedCalls);
  const field = JSON.parse(JSON.stringify(document).replaceAll('"externalId":{', '"foreignId":{'));
  expect(fingerprintOf(field), "a field has another name").not.toBe(describedCalls);
});

it("each example is one that its own schema allows", async () => {
  const { paths, webhooks, components } = await described();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: "api", components });
  const wrong: string[] = [];
  for (const [path, methods] of [...Object.entries(paths), ...Object.entries(webhooks)]) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      for (const [place, { content }] of Object.entries({ body: requestBody ?? {}, ...responses } as Record<
        string,
        { content?: Record<string, Part> }
      >)) {
        const { schema, example } = content?.["application/json"] ?? {};
        if (!schema) continue;
        const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
        if (!check(example)) wrong.push(`${method} ${path} ${place}: ${ajv.errorsText(check.errors).slice(0, 200)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
