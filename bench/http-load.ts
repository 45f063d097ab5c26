import http from "node:http";

export type Load = { requests: number; seconds: number; latencies: number[] };

/** Asks one address over `connections` kept-alive connections for `seconds`. Throws on any answer but 200. */
export async function load(url: string, headers: Record<string, string>, connections: number, seconds: number): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      await ask(url, headers, agent);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { requests: latencies.length, seconds: (performance.now() - started) / 1000, latencies };
}

function ask(url: string, headers: Record<string, string>, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (response) => {
      response.resume();
      response.once("end", () => (response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`))));
    });
    request.once("error", reject);
  });
}

/** The latency below which `share` of the requests were answered, in milliseconds. */
export function percentile(latencies: readonly number[], share: number): number {
  const sorted = [...latencies].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
