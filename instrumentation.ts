/** Runs once when the web process starts: a wrong setting stops it here, with its name, and not at some later request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteLanguages, speakOnServer } = await import("@/lib/infra/server-texts");
  speakOnServer();
  const { envOrExit } = await import("@/lib/infra/env");
  const { mendAddresses } = await import("@/lib/http/addresses");
  const { notePeers } = await import("@/lib/http/peer");
  const { tellOutages } = await import("@/lib/http/outage-page");
  const { stopInTime } = await import("@/lib/http/stopping");
  const { countPages, startMetrics } = await import("@/lib/infra/metrics");
  const { startTraces } = await import("@/lib/infra/traces");
  const settings = envOrExit();
  await startMetrics();
  await startTraces("coverkeep-web", settings.OTEL_EXPORTER_OTLP_ENDPOINT);
  await countPages();
  stopInTime();
  mendAddresses();
  notePeers();
  noteLanguages();
  tellOutages();
}
