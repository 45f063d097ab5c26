import type { Context, SpanKind, Tracer } from "@opentelemetry/api";

/*
 * Traces for OpenTelemetry: a span for each call of the API and each job. Nothing is loaded without OTEL_EXPORTER_OTLP_ENDPOINT. The
 * tracer is not made known to other libraries: Next's own spans would hold addresses with ids and tokens.
 */

type Tracing = { tracer: Tracer; kinds: typeof SpanKind; parentOf: (traceparent: string | null) => Context; stop: () => Promise<void> };

// Next loads this module once a bundle; there is one tracer for the whole process.
const shared = globalThis as typeof globalThis & { coverkeepTracing?: Tracing };

/** Begins to send spans to a collector; without its address, none are made. */
export async function startTraces(service: "coverkeep-web" | "coverkeep-worker", endpoint: string | undefined): Promise<void> {
  if (!endpoint || shared.coverkeepTracing) return;
  const { ROOT_CONTEXT, SpanKind, TraceFlags, trace } = await import("@opentelemetry/api");
  const { BasicTracerProvider, BatchSpanProcessor } = await import("@opentelemetry/sdk-trace-base");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1000 })],
  });
  const parentOf = (traceparent: string | null) => {
    const [, traceId = "", spanId = "", flags = "00"] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "") ?? [];
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
    return traceId ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true }) : ROOT_CONTEXT;
  };
  const stop = () => provider.shutdown().catch(() => undefined);
  shared.coverkeepTracing = { tracer: provider.getTracer("coverkeep"), kinds: SpanKind, parentOf, stop };
}

/** Sends what waits and ends. */
export async function stopTraces(): Promise<void> {
  await shared.coverkeepTracing?.stop();
  shared.coverkeepTracing = undefined;
}

type Call = { method: string; route: string; status: number; millis: number; requestId: string; traceparent: string | null };

/** Notes a call of the API that was answered just now. `route` has parameters in place of ids and tokens. */
export function traceCall({ method, route, status, millis, requestId, traceparent }: Call): void {
  const tracing = shared.coverkeepTracing;
  if (!tracing) return;
  const attributes = {
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
    "coverkeep.request_id": requestId,
  };
  const ended = Date.now();
  const options = { kind: tracing.kinds.SERVER, startTime: ended - millis, attributes };
  const span = tracing.tracer.startSpan(`${method} ${route}`, options, tracing.parentOf(traceparent));
  if (status >= 500) span.setStatus({ code: 2 });
  span.end(ended);
}

/** Notes a job that a worker ended just now. */
export function traceJob({ queue, outcome, millis, jobId }: { queue: string; outcome: string; millis: number; jobId: string }): void {
  const tracing = shared.coverkeepTracing;
  if (!tracing) return;
  const attributes = { "messaging.destination.name": queue, "coverkeep.outcome": outcome, "coverkeep.job_id": jobId };
  const ended = Date.now();
  const span = tracing.tracer.startSpan(`job ${queue}`, { kind: tracing.kinds.CONSUMER, startTime: ended - millis, attributes });
  if (outcome === "failed") span.setStatus({ code: 2 });
  span.end(ended);
}
