import { rm } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { POST as setLogo } from "@/app/api/companies/logo/route";
import { GET as openFile } from "@/app/api/documents/[id]/file/route";
import { POST as addProject } from "@/app/api/projects/route";
import { PATCH as change, GET as show } from "@/app/api/vendors/[id]/route";
import { POST as addVendor, DELETE as unknownMethod, GET as vendors } from "@/app/api/vendors/route";
import { createKey } from "@/lib/accounts/api-keys/commands";
import { keyLimit } from "@/lib/http/limits";
import { route } from "@/lib/http/route";
import { apiVersion } from "@/lib/http/version";
import { countUp } from "@/lib/infra/counters";
import { asPlatform } from "@/lib/infra/db";
import { AppError, type ErrorCode } from "@/lib/infra/errors";
import { describeApi } from "@/lib/integrations/description/rules";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { type Answer, type Call, callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeAll(async () => {
  company = await createCompany({ planSince: new Date(), plan: "enterprise" });
  admin = await createMember(company);
});

const call = (handler: RouteHandler, rest: Call = {}) => callRoute(handler, { accessToken: admin.accessToken, ...rest });
const post = (handler: RouteHandler, json: unknown, rest: Call = {}) => call(handler, { method: "POST", json, ...rest });
const failing = (error: Error) =>
  route({
    access: "public",
    respond: z.never(),
    handle: async (): Promise<never> => {
      throw error;
    },
  });

const kinds: Record<string, { code: ErrorCode; ask: () => Promise<Answer> }> = {
  400: { code: "invalid", ask: () => post(addVendor, {}) },
  401: { code: "unauthenticated", ask: () => callRoute(vendors) },
  402: {
    code: "plan_needed",
    ask: async () => {
      const { accessToken } = await createMember(await createCompany({ trialEndsAt: new Date("2026-01-01") }));
      return post(addVendor, { name: "Invented", email: "office@vendor.example" }, { accessToken });
    },
  },
  403: { code: "forbidden", ask: async () => post(addVendor, {}, { accessToken: (await createMember(company, "VIEWER")).accessToken }) },
  404: { code: "not_found", ask: () => call(show, { params: { id: "00000000-0000-4000-8000-000000000000" } }) },
  405: { code: "unknown_method", ask: () => call(unknownMethod, { method: "DELETE" }) },
  408: { code: "timed_out", ask: () => callRoute(failing(new AppError("timed_out", "The upload stopped moving."))) },
  409: {
    code: "conflict",
    ask: async () => {
      await post(addProject, { name: "Invented Harbor" });
      return post(addProject, { name: "Invented Harbor" });
    },
  },
  410: {
    code: "file_missing",
    ask: async () => {
      const { id } = await createStoredDocument(admin.scope, (await createVendorRow(company)).id, { bytes: Buffer.from("%PDF-1.7 gone") });
      const { storageKey } = await asPlatform().document.findUniqueOrThrow({ where: { id }, select: { storageKey: true } });
      await rm(`${process.env.STORAGE_DIR}/${storageKey}`);
      return call(openFile, { params: { id } });
    },
  },
  412: {
    code: "precondition_failed",
    ask: async () => {
      const params = { id: (await createVendorRow(company)).id };
      return call(change, { method: "PATCH", params, json: { phone: "(555) 010-0101" }, headers: { "if-match": '"an-older-one"' } });
    },
  },
  413: { code: "too_large", ask: () => post(addVendor, { name: "x".repeat(300_000) }) },
  415: {
    code: "unsupported_type",
    ask: () => {
      const form = new FormData();
      form.append("logo", new Blob(["no picture"]), "logo.png");
      return call(setLogo, { method: "POST", form });
    },
  },
  422: {
    code: "key_reused",
    ask: async () => {
      const headers = { "idempotency-key": "once" };
      await post(addVendor, { name: "Invented One", email: "office@vendor.example" }, { headers });
      return post(addVendor, { name: "Invented Two", email: "office@vendor.example" }, { headers });
    },
  },
  429: {
    code: "rate_limited",
    ask: async () => {
      const { key, secret } = await createKey(admin.scope, { name: "Script", scope: "read", expiresOn: "" });
      await countUp(`${keyLimit.name}:${key.id}`, keyLimit.windowSeconds, keyLimit.max);
      return call(vendors, { path: "/api/vendors?page=1", accessToken: secret });
    },
  },
  500: { code: "internal", ask: () => callRoute(failing(new Error("a bug"))) },
  503: { code: "unavailable", ask: () => callRoute(failing(new AppError("unavailable", "Not now", undefined, { retryAfterSeconds: 5 }))) },
};

/** Problems as the description has them. */
function problemSchema() {
  const { components } = describeApi([], { version: apiVersion });
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: "api", components: JSON.parse(JSON.stringify(components)) });
  return ajv.compile({ $ref: "api#/components/schemas/Problem" });
}

it.each(Object.entries(kinds))("%s carries the members of RFC 9457 beside the error, as described", async (status, { code, ask }) => {
  const { status: answered, headers, body } = await ask();
  expect({ status: answered, code: (body as { error?: { code: string } }).error?.code }).toEqual({ status: Number(status), code });
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(headers.get("coverkeep-version")).toBe(apiVersion);
  const { error } = body as { error: { message: string; requestId: string } };
  expect(headers.get("x-request-id")).toBe(error.requestId);
  expect(body).toMatchObject({
    ...{ type: "about:blank", title: expect.any(String), status: Number(status) },
    ...{ detail: error.message, instance: `urn:uuid:${error.requestId}` },
  });
  const check = problemSchema();
  expect(check(body), JSON.stringify(check.errors)).toBe(true);
  if (["429", "503"].includes(status)) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  if (status === "401") expect(headers.get("www-authenticate"), "as RFC 9110 asks").toBe("Bearer");
  if (status === "429") expect(headers.get("ratelimit")).toContain("r=0");
});
