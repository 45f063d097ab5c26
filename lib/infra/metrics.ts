import { subscribe } from "node:diagnostics_channel";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Gauge, Histogram, Registry } from "prom-client";
import { tokenHash } from "@/lib/infra/crypto";
import { env } from "@/lib/infra/env";

/*
 * Figures for Prometheus. Nothing is loaded or counted without METRICS_TOKEN. Labels are routes, queues and states, never names, ids
 * or addresses of anyone.
 */

type Figures = {
  registry: Registry;
  calls: Histogram;
  pages: Histogram;
  jobs: Histogram;
  gauges: Record<"queueJobs" | "queueAge" | "emails" | "unscanned" | "webhooks" | "webhookEvents" | "webhookAge" | "ready", Gauge>;
};

// Next loads this module once a bundle; figures are one for the whole process.
const shared = globalThis as typeof globalThis & { coverkeepMetrics?: Figures };

const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobSeconds = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];

/** Begins to count, where a token is set. */
export async function startMetrics(): Promise<void> {
  if (!env().METRICS_TOKEN || shared.coverkeepMetrics) return;
  const { Registry, Histogram, Gauge, collectDefaultMetrics } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // `promtool check metrics` refuses gauges that are called totals. The same figures are there by type, such as nodejs_active_handles.
  for (const { name } of registry.getMetricsAsArray()) if (/^nodejs_active_\w+_total$/.test(name)) registry.removeSingleMetric(name);
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name: `coverkeep_${name}`, help, labelNames, buckets, registers: [registry] });
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: `coverkeep_${name}`, help, labelNames, registers: [registry] });
  shared.coverkeepMetrics = {
    registry,
    calls: histogram("api_request_duration_seconds", "Calls of the API by route", ["method", "route", "status"], seconds),
    pages: histogram("page_duration_seconds", "Pages by route", ["route", "status"], seconds),
    jobs: histogram("job_duration_seconds", "Jobs by queue and outcome", ["queue", "outcome"], jobSeconds),
    gauges: {
      queueJobs: gauge("queue_jobs", "Jobs in each queue by state", ["queue", "state"]),
      queueAge: gauge("queue_oldest_seconds", "How long the oldest due job waits", ["queue"]),
      emails: gauge("emails", "Outgoing emails by status", ["status"]),
      unscanned: gauge("documents_not_scanned", "Documents that no malware scan has seen, where scanning is on", []),
      webhooks: gauge("webhooks", "Webhooks that take events (on), take none for now (held) or are turned off (off)", ["state"]),
      webhookEvents: gauge("webhook_events_waiting", "Events that wait for a webhook", []),
      webhookAge: gauge("webhook_oldest_seconds", "How long the oldest event waits for a webhook", []),
      ready: gauge("ready", "Whether a dependency works (1) or not (0)", ["dependency"]),
    },
  };
}

/** The figures of this process; null while none are counted. */
export const figures = (): Figures | null => shared.coverkeepMetrics ?? null;

// A segment that is not one of ours, such as a token whose place was not found, must not become a label.
const plainSegment = /^(?:[a-z][a-z0-9._-]{0,39}|\[\w+\])$/;
const holdsDigits = /\d{4,}/;

/** The route under which a call is counted. It has parameters in place of ids and tokens. */
export function routeLabel(route: string): string {
  const isPlain = route.split("/").every((part) => part === "" || (plainSegment.test(part) && !holdsDigits.test(part)));
  return isPlain ? route : "(other)";
}

/** Counts a call of the API. */
export function countCall({ method, path: route, status, millis }: { method: string; path: string; status: number; millis: number }): void {
  figures()?.calls.observe({ method, route: routeLabel(route), status: String(status) }, millis / 1000);
}

/** Counts a job that a worker ended. */
export function countJob(queue: string, outcome: string, millis: number): void {
  figures()?.jobs.observe({ queue, outcome }, millis / 1000);
}

type BuiltRoutes = Record<"staticRoutes" | "dynamicRoutes", readonly { page: string }[]>;

const partsOf = (address: string) => address.split("/").filter((part) => part !== "");

/** Finds the route of a page by the build's list of routes. Only such a route becomes a label, never an address itself. */
export function pageLabels({ staticRoutes, dynamicRoutes }: BuiltRoutes): (url: string) => string {
  const known = [...staticRoutes, ...dynamicRoutes].flatMap(({ page }) =>
    page.startsWith("/api/") || page.startsWith("/_") ? [] : [{ page, parts: partsOf(page) }],
  );
  const fits = (parts: readonly string[], asked: readonly string[]) =>
    parts.length === asked.length && parts.every((part, at) => part.startsWith("[") || part === asked[at]);
  return (url) => {
    const asked = partsOf(url.replace(/[?#].*$/, ""));
    return known.find(({ parts }) => fits(parts, asked))?.page ?? "(other)";
  };
}

/** Without a build, as in development, pages are counted without their routes. */
async function builtRoutes(): Promise<BuiltRoutes> {
  const text = await readFile(path.resolve(".next/routes-manifest.json"), "utf8").catch(() => "{}");
  return { staticRoutes: [], dynamicRoutes: [], ...(JSON.parse(text) as Partial<BuiltRoutes>) };
}

/** Counts pages from now on: all that is neither a call nor a file of the build. */
export async function countPages(): Promise<void> {
  if (!figures()) return;
  const labelOf = pageLabels(await builtRoutes());
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (/^\/(?:api|_next)\//.test(request.url ?? "")) return;
    const started = performance.now();
    response.once("finish", () => {
      const labels = { route: labelOf(request.url ?? ""), status: String(response.statusCode) };
      figures()?.pages.observe(labels, (performance.now() - started) / 1000);
    });
  });
}

/** Whether an Authorization header carries the token. Hashes are compared, so that timing reveals nothing of it. */
export function mayReadMetrics(authorization: string | null): boolean {
  const token = env().METRICS_TOKEN;
  const given = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1];
  return token !== undefined && given !== undefined && tokenHash(given) === tokenHash(token);
}
