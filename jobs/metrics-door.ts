import { createServer } from "node:http";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { log } from "@/lib/infra/log";
import { startMetrics } from "@/lib/infra/metrics";
import { readMetrics } from "@/lib/operations/queues/metrics-queries";

/** Serves the worker's figures on a port of its own, where one is set. Returns what closes it, once requests in progress are answered. */
export async function openMetricsDoor(): Promise<() => Promise<void>> {
  await startMetrics();
  const { METRICS_TOKEN, METRICS_WORKER_PORT, METRICS_WORKER_HOST } = env();
  if (!METRICS_TOKEN || !METRICS_WORKER_PORT) return async () => {};
  const server = createServer(async ({ url, method, headers }, response) => {
    try {
      if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
      const { text, contentType } = await readMetrics(headers.authorization ?? null);
      return response.writeHead(200, { "content-type": contentType, "cache-control": "no-store" }).end(text);
    } catch (error) {
      return response.writeHead(error instanceof AppError && error.code === "unauthenticated" ? 401 : 500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(METRICS_WORKER_PORT, METRICS_WORKER_HOST, resolve);
  });
  log.info("metrics are served");
  return () => new Promise((resolve) => server.close(() => resolve()));
}
