import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type ProcoreVendor = Record<string, unknown> & { id: number; name: string; updated_at: string };
type Insurance = Record<string, unknown> & { id: number; vendor_id: number; origin_id: string };

/**
 * Procore's REST API v1.0 on loopback as far as it is used, after its public description: companies, vendors with their filter and pages,
 * and the sync of vendors and of a vendor's insurances. It takes an insurer as `name` and answers it as `insurance_provider`.
 */
export type FakeProcore = {
  url: string;
  companies: { id: number; name: string }[];
  vendors: ProcoreVendor[];
  insurances: Insurance[];
  /** Calls that came, as "PATCH /rest/v1.0/vendors/sync". */
  calls: string[];
  /** Refresh tokens that it gave, the last one counts. */
  refreshTokens: string[];
  /** Answers the next calls with these statuses instead. */
  next: { status: number; headers?: Record<string, string> }[];
  /** Origin ids of insurances that it refuses. */
  refuses: Set<string>;
  stop: () => Promise<void>;
};

export const procoreApp = { clientId: "invented-client", clientSecret: "invented-secret", code: "invented-code" };

/** `port` 0: any that is free. */
export async function startFakeProcore(port = 0): Promise<FakeProcore> {
  const server = createServer((request, response) => {
    void answer(fake, request).then(({ status, body, headers = {} }) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const fake: FakeProcore = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ companies: [{ id: 8089, name: "Northgate Builders" }], vendors: [], insurances: [], calls: [] },
    ...{ refreshTokens: [], next: [], refuses: new Set<string>() },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return fake;
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
const refused = (status: number, message: string): Answer => ({ status, body: { errors: message } });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

async function answer(fake: FakeProcore, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? "/", fake.url);
  const text = await bodyOf(request);
  fake.calls.push(`${request.method} ${url.pathname}`);
  if (url.pathname === "/oauth/authorize") return allowed(url.searchParams);
  if (url.pathname === "/oauth/token") return tokens(fake, new URLSearchParams(text));
  const instead = fake.next.shift();
  if (instead) return { status: instead.status, body: { error: "invented" }, ...(instead.headers && { headers: instead.headers }) };
  const present = `access-${fake.refreshTokens.length}`;
  if (request.headers.authorization !== `Bearer ${present}`) return refused(401, "Unauthorized");
  if (url.pathname === "/rest/v1.0/companies") return { status: 200, body: fake.companies };
  if (!request.headers["procore-company-id"]) return refused(400, "Procore-Company-Id is missing");
  if (request.method === "GET" && url.pathname === "/rest/v1.0/vendors") return { status: 200, body: vendorPage(fake, url.searchParams) };
  const updates = (JSON.parse(text || "{}") as { updates?: Record<string, unknown>[] }).updates ?? [];
  if (url.pathname === "/rest/v1.0/vendors/sync") return { status: 200, body: syncVendors(fake, updates) };
  const [, vendorId] = /^\/rest\/v1\.0\/companies\/8089\/vendors\/(\d+)\/insurances\/sync$/.exec(url.pathname) ?? [];
  return vendorId ? { status: 200, body: syncInsurances(fake, Number(vendorId), updates) } : refused(404, "Not Found");
}

/** Its page of consent, where the person has said yes already. */
function allowed(query: URLSearchParams): Answer {
  const back = new URLSearchParams({ code: procoreApp.code, state: query.get("state") ?? "" });
  return { status: 302, body: null, headers: { location: `${query.get("redirect_uri")}?${back}` } };
}

function tokens(fake: FakeProcore, form: URLSearchParams): Answer {
  const isCode = form.get("grant_type") === "authorization_code" && form.get("code") === procoreApp.code;
  const isRefresh = form.get("grant_type") === "refresh_token" && form.get("refresh_token") === fake.refreshTokens.at(-1);
  if ((!isCode && !isRefresh) || form.get("client_secret") !== procoreApp.clientSecret)
    return { status: 401, body: { error: "invalid_grant" } };
  fake.refreshTokens.push(`refresh-${fake.refreshTokens.length + 1}`);
  const count = fake.refreshTokens.length;
  return {
    status: 200,
    body: { access_token: `access-${count}`, token_type: "Bearer", expires_in: 5400, refresh_token: `refresh-${count}` },
  };
}

function vendorPage({ vendors }: FakeProcore, query: URLSearchParams): ProcoreVendor[] {
  const [from, to] = (query.get("filters[updated_at]") ?? "").split("...");
  const found = vendors.filter(({ updated_at }) => !from || !to || (updated_at >= from && updated_at <= to));
  const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 10)];
  return found.slice((page - 1) * size, page * size);
}

function syncVendors({ vendors }: FakeProcore, updates: readonly Record<string, unknown>[]) {
  const entities = updates.map((update) => {
    const found = vendors.find(({ id }) => id === update.id);
    return Object.assign(found ?? {}, update);
  });
  return { entities, errors: [] };
}

function syncInsurances(fake: FakeProcore, vendorId: number, updates: readonly Record<string, unknown>[]) {
  const errors = updates.filter(({ origin_id: origin }) => fake.refuses.has(String(origin)));
  if (errors.length > 0) return { entities: [], errors: errors.map((one) => ({ ...one, errors: { policy_number: ["is too long"] } })) };
  const entities = updates.map(({ name, ...update }) => {
    const values = { ...update, ...(name !== undefined && { insurance_provider: name }), vendor_id: vendorId };
    const found = fake.insurances.find(({ vendor_id, origin_id }) => vendor_id === vendorId && origin_id === update.origin_id);
    if (found) return Object.assign(found, values);
    const made = { id: fake.insurances.length + 1, origin_id: String(update.origin_id), ...values };
    fake.insurances.push(made);
    return made;
  });
  return { entities, errors: [] };
}
