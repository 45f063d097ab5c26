import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { startTraces, stopTraces, traceCall, traceJob } from "@/lib/infra/traces";

afterEach(stopTraces);

const call = { method: "GET", route: "/api/vendors/[id]", status: 200, millis: 12, requestId: "r-1", traceparent: null };
type Sent = {
  resourceSpans: { scopeSpans: { spans: { name: string; traceId: string; parentSpanId?: string; attributes: unknown[] }[] }[] }[];
};

it("sends a span for each call and job to the address that is set, under the caller's trace", async () => {
  const bodies: string[] = [];
  const receiver = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    bodies.push(`${request.url} ${Buffer.concat(pieces).toString()}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  await startTraces("coverkeep-web", endpoint);
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  traceCall({ ...call, traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  traceJob({ queue: "mail.send", outcome: "failed", millis: 40, jobId: "j-1" });
  await stopTraces();
  receiver.close();
  const [body = ""] = bodies;
  expect(body).toMatch(/^\/v1\/traces /);
  const { resourceSpans } = JSON.parse(body.slice(body.indexOf("{"))) as Sent;
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));
  expect(spans).toMatchObject([
    { name: "GET /api/vendors/[id]", traceId, parentSpanId: "b7ad6b7169203331" },
    { name: "job mail.send", status: { code: 2 } },
  ]);
});

it("does nothing where no address is set", async () => {
  await startTraces("coverkeep-web", undefined);
  expect(() => traceCall(call)).not.toThrow();
  expect((globalThis as { coverkeepTracing?: unknown }).coverkeepTracing).toBeUndefined();
});
