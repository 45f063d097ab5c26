import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponsesObject } from "zod-openapi";
import { describedEvents } from "@/lib/integrations/changes/events-rules";
import { exampleOf, type Schema, type Schemas } from "@/lib/integrations/description/examples-rules";
import { forReaders, requirePathParts } from "@/lib/integrations/description/finishing-rules";
import { addMeanings, type DescribedFields } from "@/lib/integrations/description/meanings-rules";
import { callersOf, scopesOf, securityOf } from "@/lib/integrations/description/security-rules";
import { securitySchemes } from "@/lib/integrations/description/security-values";
import { type Part, parts, summaries } from "@/lib/integrations/description/values";

/** What a route file declares of one call. */
export type DescribedCall = {
  method: string;
  /** As the folders have it: `/api/vendors/[id]`. */
  path: string;
  access: "public" | "session" | "company" | "platform" | "portal";
  can?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** It takes a body in a form of its own, of at most so many bytes. */
  raw?: number;
  /** It takes a file, as multipart/form-data, in the part of this name. */
  upload?: { part: string };
  respond: z.ZodType;
  status?: number;
  existing?: string;
  limit?: object;
  /** It changes nothing, whatever its method. */
  isRead?: true;
  /** It deletes a record with the version that If-Match names. */
  deletesVersioned?: true;
  /** A key makes it by any of these scopes; without one, no key does. */
  scopes?: readonly string[];
  /** A POST that can be repeated under an Idempotency-Key. */
  heedsKey?: boolean;
};

/** Which part a call belongs to, and what it does. Null: not documented. */
export function summaryOf(call: Pick<DescribedCall, "method" | "path">): { part: Part; summary: string } | null {
  const name = `${call.method} ${call.path}`;
  for (const part of Object.keys(parts) as Part[]) {
    const summary = summaries[part][name];
    if (summary) return { part, summary };
  }
  return null;
}

const errorCode = z
  .string()
  .meta({ description: "Stable; programs decide by it. docs/errors.md lists each with what to do", examples: ["invalid"] });
const problem = z
  .object({
    type: z.string().meta({ description: "RFC 9457: names the kind of problem; about:blank stands for its status" }),
    title: z.string().meta({ description: "RFC 9457: the same for each problem of its kind" }),
    status: z.number().int(),
    detail: z.string().meta({ description: "RFC 9457: what is wrong, for people" }),
    instance: z.string().meta({ description: "RFC 9457: this one occurrence" }),
    error: z.object({
      code: errorCode,
      message: z.string().meta({ description: "What is wrong, for people" }),
      fields: z.record(z.string(), z.string()).optional().meta({ description: "What is wrong with each field" }),
      current: z.looseObject({}).optional().meta({ description: "What a refused change would have overwritten" }),
      requestId: z.string().meta({ description: "Under this id the call is in the log" }),
    }),
  })
  .meta({
    id: "Problem",
    examples: [
      {
        type: "about:blank",
        title: "Bad Request",
        ...{ status: 400, detail: "Please check the highlighted fields", instance: "urn:uuid:4f1c6f0a-6a0e-4f3e-8a53-0d4f8d7b8f11" },
        error: {
          code: "invalid",
          message: "Please check the highlighted fields",
          fields: { email: "Email is required" },
          requestId: "4f1c6f0a-6a0e-4f3e-8a53-0d4f8d7b8f11",
        },
      },
    ],
  });

const meanings: Readonly<Record<number, string>> = {
  400: "A field is missing or wrong; `fields` names it",
  401: "Nobody is signed in, or the key is unknown, expired or revoked",
  402: "The plan has ended, or its limit is reached",
  403: "The role or the key does not allow it",
  404: "It is not there, or belongs to another company",
  408: "The body did not arrive in time",
  409: "Someone else changed it, or its present state does not allow it",
  410: "The file is gone",
  412: "If-Match names an older version, or another account signed in",
  413: "The body or file is too large, or the storage is full",
  415: "The file is of a kind that is not taken",
  422: "The Idempotency-Key was used for another body",
  429: "Too many calls; Retry-After says when to try again",
  500: "Our fault",
  503: "A part of the installation is away; nothing was done",
};

/** The statuses with which a call may be refused. Each of them carries a Problem. */
function refusals(call: DescribedCall): number[] {
  const writes = call.method !== "GET";
  return [
    // Also of a call that takes no parameter: an unknown one is refused.
    400,
    ...(call.access === "public" ? [401, 404, 409, 410] : [401, 402, 403, 404, 409, 410, 412]),
    ...(writes ? [402, 403, 408, 409, 413, 415, 422] : []),
    ...(isNever(call.respond) ? [415] : []),
    ...[429, 500, 503],
  ];
}

/** The headers of every answer, refusals too. */
const everyAnswer = {
  "x-request-id": z.string().meta({ description: "Under this id the call is in the log" }),
  "coverkeep-version": z.string().meta({ description: "The version of the API" }),
  "ratelimit-policy": z.string().optional().meta({ description: "The limits that count this call, as calls (q) in seconds (w)" }),
  ratelimit: z.string().optional().meta({ description: "What is left of each (r), and the seconds until it is whole again (t)" }),
};
const retryAfter = z.string().optional().meta({ description: "Seconds until another try is of use" });

const isNever = (schema: z.ZodType) => schema instanceof z.ZodNever;

function responsesOf(call: DescribedCall): ZodOpenApiResponsesObject {
  const content = isNever(call.respond)
    ? { "*/*": { schema: { type: "string" as const, format: "binary" } } }
    : { "application/json": { schema: z.object({ data: call.respond }) } };
  const headers = z.object({
    ...everyAnswer,
    ...((isTaggedRead(call) || heedsMatch(call)) && {
      etag: z.string().optional().meta({ description: "For If-None-Match and If-Match" }),
    }),
    ...(call.heedsKey && {
      "idempotency-replayed": z.literal("true").optional().meta({ description: "This is the answer to an earlier call with the key" }),
    }),
  });
  const done = { description: "Done", content, headers };
  const responses: Record<string, unknown> = { [call.status ?? 200]: done };
  if (call.existing) responses[200] = { ...done, description: "It was there already" };
  if (isTaggedRead(call)) responses[304] = { description: "Not changed since the ETag that If-None-Match names", headers };
  if (isNever(call.respond)) {
    responses[303] = { description: "Leads to a page" };
    responses[304] = { description: "Not changed since the version that If-None-Match names" };
    responses[204] = { description: "Nothing to send" };
    if (call.raw) responses[202] = { description: "Taken; there is nothing to answer" };
  }
  for (const status of refusals(call)) responses[status] ??= { $ref: `#/components/responses/Refused${status}` };
  return responses as ZodOpenApiResponsesObject;
}

/** A form whose fields that may be left out say so: one that is prepared before it is checked does not. */
function withoutNeedless(fields: z.ZodObject): z.ZodObject {
  const shape = Object.entries(fields.shape as Record<string, z.ZodType>);
  return z.object(Object.fromEntries(shape.map(([name, one]) => [name, one.safeParse(undefined).success ? one.optional() : one])));
}

function bodyOf({ body, upload, raw }: DescribedCall) {
  if (raw) return { content: { "*/*": { schema: { type: "string" as const, format: "binary" } } }, required: true };
  if (upload) {
    const fields = body instanceof z.ZodObject ? body : z.object({});
    const file = z.any().meta({ override: { type: "string", format: "binary" } });
    const schema = withoutNeedless(fields).extend({ [upload.part]: file });
    return { content: { "multipart/form-data": { schema } }, required: true };
  }
  return body ? { content: { "application/json": { schema: body } }, required: true } : undefined;
}

/** The parameters in the path, by their names; what `params` says of them, else any text. */
function pathParamsOf({ path, params }: DescribedCall) {
  const names = [...path.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name]) => name ?? "");
  if (names.length === 0) return undefined;
  return params instanceof z.ZodObject ? params : z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

const text = (description: string) => z.string().max(255).optional().meta({ description });
const requestHeaders = {
  key: text("Repeats nothing: the same key and body get the first answer for 24 hours, another body gets 422"),
  match: text("The ETag of the record: it is changed or deleted only if nobody edited it since, else the answer is 412"),
  known: text("The ETag of an answer that the caller has: the same answer is 304 without a body"),
};

/** Whether a call changes or deletes a record with the version that If-Match names. */
const heedsMatch = ({ body, deletesVersioned }: DescribedCall) =>
  deletesVersioned === true || (body instanceof z.ZodObject && "version" in body.shape);

const isTaggedRead = ({ method, respond }: DescribedCall) => method === "GET" && !isNever(respond);

/** The headers of a request that a call heeds. */
function headersOf(call: DescribedCall): z.ZodObject | undefined {
  const headers = {
    ...(call.heedsKey && { "Idempotency-Key": requestHeaders.key }),
    ...(heedsMatch(call) && { "If-Match": requestHeaders.match }),
    ...(isTaggedRead(call) && { "If-None-Match": requestHeaders.known }),
  };
  return Object.keys(headers).length > 0 ? z.object(headers) : undefined;
}

/** The parameters after the `?`; of a query that is prepared before it is checked, those that are checked. */
function queryOf(query: z.ZodType | undefined): z.ZodObject | undefined {
  if (query instanceof z.ZodObject) return query;
  if (query instanceof z.ZodUnion) return queryOf(query.options.find((option) => option instanceof z.ZodObject));
  return query instanceof z.ZodPipe ? queryOf(query.out as z.ZodType) : undefined;
}

const matching = "It changes the version that was read alone: another one answers 409 or 412.";

function operationOf(call: DescribedCall): ZodOpenApiOperationObject {
  const { part, summary } = summaryOf(call) ?? { part: "Health" as const, summary: "" };
  const path = pathParamsOf(call);
  const query = queryOf(call.query);
  const header = headersOf(call);
  const security = securityOf(call);
  return {
    operationId: operationId(call),
    summary,
    description: `${summary}. ${callersOf(call)}${heedsMatch(call) ? ` ${matching}` : ""}`,
    tags: [part],
    security,
    requestParams: { ...(path && { path }), ...(query && { query }), ...(header && { header }) },
    requestBody: bodyOf(call),
    responses: responsesOf(call),
    "x-scopes": scopesOf(call),
    ...(call.can && { "x-permission": call.can }),
  };
}

/** `GET /api/vendors/[id]/notes` is `getVendorsByIdNotes`. */
export function operationId({ method, path }: Pick<DescribedCall, "method" | "path">): string {
  const words = path
    .replace("/api/", "")
    .split("/")
    .flatMap((part) => (part.startsWith("[") ? `by-${part.slice(1, -1)}` : part).split(/[-.]/));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** The description of the whole API after OpenAPI 3.1, made from what the routes declare. */
export function describeApi(calls: readonly DescribedCall[], { version }: { version: string }) {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    const address = call.path.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operationOf(call) };
  }
  const document = createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: "Coverkeep",
        version,
        description: "Every call of the product. The guide beside it is at /developers.",
        contact: { name: "The people who run this installation" },
        license: { name: "Part of the product", identifier: "LicenseRef-Coverkeep" },
      },
      servers: [{ url: "/" }],
      tags: Object.entries(parts).map(([name, description]) => ({ name, description })),
      paths,
      webhooks: describedEvents(),
      components: {
        responses: Object.fromEntries(
          Object.entries(meanings).map(([status, description]) => [
            `Refused${status}`,
            {
              description,
              headers: z.object({ ...everyAnswer, ...(["409", "429", "503"].includes(status) && { "retry-after": retryAfter }) }),
              content: { "application/problem+json": { schema: problem } },
            },
          ]),
        ),
        securitySchemes,
      },
    },
    { override: forReaders, allowEmptySchema: { unknown: true, any: true, custom: true, transform: true } as never },
  );
  requirePathParts(document.paths ?? {});
  addMeanings(document as DescribedFields);
  addExamples(document);
  return document;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;

/** Shows with each body and answer in JSON what it may look like. */
function addExamples({ paths = {}, webhooks = {}, components }: ReturnType<typeof createDocument>): void {
  const schemas = (components?.schemas ?? {}) as Schemas;
  const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((path) => Object.values(path)) as {
    requestBody?: { content?: Content };
    responses?: Record<string, { content?: Content }>;
  }[];
  for (const { requestBody, responses = {} } of operations) {
    for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)]) {
      const json = content["application/json"];
      if (json?.schema) json.example = exampleOf(json.schema, schemas);
    }
  }
}
