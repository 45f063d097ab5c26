import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GET as readOne } from "@/app/api/documents/[id]/route";
import { GET as readMetrics } from "@/app/api/metrics/route";
import { openMetricsDoor } from "@/jobs/metrics-door";
import * as environment from "@/lib/infra/env";
import { countCall, countJob, startMetrics } from "@/lib/infra/metrics";
import { createCompany, createMember, createStoredDocument, createVendorRow } from "@/lib/testing/factories";
import { anyPort } from "@/lib/testing/inbound";
import { callRoute } from "@/lib/testing/request";

const token = "a-token-of-the-tests-only";
const ask = (authorization?: string) => callRoute(readMetrics, { headers: authorization ? { authorization } : {} });

beforeAll(async () => {
  expect((await ask(`Bearer ${token}`)).status, "off without a token").toBe(404);
});
afterAll(() => void vi.restoreAllMocks());

/** What `promtool check metrics` finds wrong with metrics' names. */
function faultsOf(text: string): string[] {
  const helped = new Set([...text.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name));
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type = ""]) => {
    const isCounter = type === "counter";
    const isCounted = type === "histogram" || type === "summary";
    return [
      ...(name.endsWith("_total") === isCounter ? [] : [`${type} ${name}: only counters end in _total, and each of them does`]),
      ...(!isCounted && /_(?:count|sum|bucket)$/.test(name) ? [`${type} ${name}: the ending is a histogram's`] : []),
      ...(/^[a-z][a-z0-9_]*$/.test(name) ? [] : [`${name}: not in small letters`]),
      ...(/_(?:ms|milliseconds|minutes|hours|days|kb|mb|kilobytes|megabytes|percent)(?:_|$)/.test(name)
        ? [`${name}: not in base units`]
        : []),
      ...(helped.has(name) ? [] : [`${name}: no help`]),
    ];
  });
}

it("shows figures to a caller with the token, and nothing about any person", async () => {
  const port = await anyPort();
  const settings = { ...environment.env(), METRICS_TOKEN: token, METRICS_WORKER_PORT: port };
  vi.spyOn(environment, "env").mockReturnValue(settings);
  await startMetrics();
  const company = await createCompany();
  const member = await createMember(company);
  const { id } = await createStoredDocument(company.scope, (await createVendorRow(company)).id);
  await callRoute(readOne, { path: `/api/documents/${id}`, params: { id }, accessToken: member.accessToken });
  countJob("mail.send", "failed", 1500);
  countCall({ method: "GET", path: "/api/portal/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5", status: 404, millis: 3 });

  for (const wrong of [undefined, "Bearer wrong-token", token]) expect((await ask(wrong)).status).toBe(401);
  const { status, body, headers } = await ask(`Bearer ${token}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/plain");
  const text = String(body);
  expect(text).toMatch(/coverkeep_api_request_duration_seconds_count\{method="GET",route="\/api\/documents\/\[id\]",status="200"\} 1/);
  expect(text).toMatch(/coverkeep_job_duration_seconds_count\{queue="mail.send",outcome="failed"\} 1/);
  expect(text).toMatch(/coverkeep_queue_jobs\{queue="document.read",state="waiting"\} [1-9]/);
  expect(text).toMatch(/coverkeep_ready\{dependency="database"\} 1/);
  expect(text).toMatch(/coverkeep_ready\{dependency="storage"\} 1/);
  expect(text).toContain("process_cpu_seconds_total");
  expect(faultsOf(text)).toEqual([]);
  for (const secret of [id, company.id, member.id, "Zm9vYmFy", "@", token]) expect(text).not.toContain(secret);

  const close = await openMetricsDoor();
  const worker = (path: string, authorization: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } });
  expect((await worker("/metrics", "Bearer wrong")).status).toBe(401);
  expect((await worker("/", `Bearer ${token}`)).status).toBe(404);
  expect(await (await worker("/metrics", `Bearer ${token}`)).text()).toContain("coverkeep_queue_jobs");
  await close();
});
