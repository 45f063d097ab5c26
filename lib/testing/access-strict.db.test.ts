import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Subject } from "@/lib/testing/access-rows";
import { listCalls, type TestedCall } from "@/lib/testing/calls";
import { createCompany, createMember } from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { type Call, callRoute } from "@/lib/testing/request";

// Calls of SCIM pass over what they do not know, as the standard wants it, and no person makes them.
const calls = (await listCalls()).filter(
  ({ address, declaration: { access } }) => ["company", "session", "platform"].includes(access) && !address.startsWith("/api/scim/"),
);
const nobody = "00000000-0000-4000-8000-000000000000";
const subject: Subject = { vendorId: nobody, documentId: nobody, projectId: nobody, assignmentId: nobody, requirementSetId: nobody };

let accessToken: string;
beforeAll(async () => {
  const company = await createCompany({ planSince: new Date(), plan: "enterprise" });
  accessToken = (await createMember(company, "ADMIN", { platformRole: "ADMIN" })).accessToken;
});

const ask = ({ handler, method, row }: TestedCall, more: Call) =>
  callRoute(handler, { method, ...row.call?.(subject), ...more, accessToken });

// A provider of mail accounts sends the browser back with whatever it likes.
const isOpen = ({ declaration: { query } }: TestedCall) => query instanceof z.ZodObject && query.def.catchall !== undefined;
const closed = calls.filter((call) => !isOpen(call));

it.each(few(closed, 60))("$name refuses a parameter that it does not know, by name", async (call) => {
  const { path = "/" } = call.row.call?.(subject) ?? {};
  const answer = await ask(call, { path: `${path}${path.includes("?") ? "&" : "?"}exterrnalId=P-1` });
  expect(answer).toMatchObject({ status: 400, body: { error: { fields: { exterrnalId: expect.stringContaining("exterrnalId") } } } });
});

const taking = calls.filter(({ method, declaration }) => method !== "GET" && !declaration.upload && !("raw" in declaration));

it.each(few(taking, 60))("$name refuses a field that it does not know, by name", async (call) => {
  const { json } = call.row.call?.(subject) ?? {};
  const answer = await ask(call, { json: { ...(json as object), exterrnalId: "P-1" } });
  expect(answer).toMatchObject({ status: 400, body: { error: { fields: { exterrnalId: expect.stringContaining("exterrnalId") } } } });
});

it("each parameter that refuses a value says what it takes", () => {
  const vague = calls.flatMap(({ name, declaration: { query } }) => {
    const issues = query?.safeParse(Object.fromEntries(parametersOf(query).map((one) => [one, "no such value"]))).error?.issues ?? [];
    return issues.filter(({ message }) => message.includes("server.http.fieldIsNotValid")).map(({ path }) => `${name} ${path.join(".")}`);
  });
  expect(vague).toEqual([]);
});

const parametersOf = (query: z.ZodType) => Object.keys(query instanceof z.ZodObject ? query.shape : {});
