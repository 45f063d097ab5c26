import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Row = Record<string, unknown> & { Id: string; SyncToken: string };

/**
 * QuickBooks Online's accounting API v3 on loopback as far as it is used, after its public description: the query of vendors and of notes,
 * and notes (Attachable) with their SyncToken. Each use of a refresh token gives another one.
 */
export type FakeQuickbooks = {
  url: string;
  realm: string;
  vendors: Row[];
  notes: (Row & { Note: string; AttachableRef: { EntityRef: { type: string; value: string } }[] })[];
  calls: string[];
  refreshTokens: string[];
  /** Answers the next calls with these statuses instead. */
  next: { status: number; headers?: Record<string, string> }[];
  /** Is done before a note is written, as by someone at the same time. */
  beforeWrite: (() => void) | null;
  stop: () => Promise<void>;
};

export const quickbooksApp = { clientId: "invented-client", clientSecret: "invented-secret", code: "invented-code" };

export async function startFakeQuickbooks(): Promise<FakeQuickbooks> {
  const server = createServer((request, response) => {
    void answer(fake, request).then(({ status, body, headers = {} }) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const fake: FakeQuickbooks = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ realm: "4620816365", vendors: [], notes: [], calls: [], refreshTokens: [], next: [], beforeWrite: null },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return fake;
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
const fault = (status: number, code: string, words: string): Answer => ({
  status,
  body: { Fault: { Error: [{ Message: words, Detail: words, code, element: "" }], type: "ValidationFault" }, time: "2026-11-30T08:00:00Z" },
});

async function answer(fake: FakeQuickbooks, request: IncomingMessage): Promise<Answer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  const url = new URL(request.url ?? "/", fake.url);
  const [, path] = new RegExp(`^/v3/company/${fake.realm}/(.*)$`).exec(url.pathname) ?? [];
  fake.calls.push(`${request.method} ${path ?? url.pathname}`);
  if (url.pathname === "/tokens") return tokens(fake, request, new URLSearchParams(text));
  const instead = fake.next.shift();
  if (instead) return { ...fault(instead.status, "3001", "ThrottleExceeded"), ...(instead.headers && { headers: instead.headers }) };
  if (request.headers.authorization !== `Bearer access-${fake.refreshTokens.length}`) return fault(401, "3200", "AuthenticationFailed");
  if (path === `companyinfo/${fake.realm}`) return { status: 200, body: { CompanyInfo: { CompanyName: "Northgate Builders" } } };
  if (path === "query") return query(fake, url.searchParams.get("query") ?? "");
  if (path === "attachable" && request.method === "POST") return putNote(fake, JSON.parse(text));
  return fault(404, "610", "Object Not Found");
}

function tokens(fake: FakeQuickbooks, request: IncomingMessage, form: URLSearchParams): Answer {
  const basic = Buffer.from(`${quickbooksApp.clientId}:${quickbooksApp.clientSecret}`).toString("base64");
  const isCode = form.get("grant_type") === "authorization_code" && form.get("code") === quickbooksApp.code;
  const isRefresh = form.get("grant_type") === "refresh_token" && form.get("refresh_token") === fake.refreshTokens.at(-1);
  if (request.headers.authorization !== `Basic ${basic}` || (!isCode && !isRefresh))
    return { status: 400, body: { error: "invalid_grant" } };
  fake.refreshTokens.push(`refresh-${fake.refreshTokens.length + 1}`);
  const count = fake.refreshTokens.length;
  const body = { access_token: `access-${count}`, refresh_token: `refresh-${count}`, token_type: "bearer", expires_in: 3600 };
  return { status: 200, body: { ...body, x_refresh_token_expires_in: 8_726_400 } };
}

function query({ vendors, notes }: FakeQuickbooks, words: string): Answer {
  const ofVendor = /from Attachable where .*value = '(\w+)'/.exec(words)?.[1];
  if (ofVendor) {
    const found = notes.filter(({ AttachableRef: [at] }) => at?.EntityRef.value === ofVendor);
    return { status: 200, body: { QueryResponse: found.length > 0 ? { Attachable: found } : {} } };
  }
  const page =
    /^select \* from Vendor where Active in \(true, false\)(?: and MetaData\.LastUpdatedTime > '([^']+)')? orderby Id startposition (\d+) maxresults (\d+)$/.exec(
      words,
    );
  if (!page) return fault(400, "4000", "Error parsing query");
  const [, since = "", start = "1", size = "100"] = page;
  const time = ({ MetaData }: Row) => (MetaData as { LastUpdatedTime: string }).LastUpdatedTime;
  const found = vendors.filter((row) => time(row) > since).slice(Number(start) - 1, Number(start) - 1 + Number(size));
  return { status: 200, body: { QueryResponse: found.length > 0 ? { Vendor: found } : {} } };
}

function putNote(fake: FakeQuickbooks, sent: FakeQuickbooks["notes"][number]): Answer {
  fake.beforeWrite?.();
  fake.beforeWrite = null;
  const found = fake.notes.find(({ Id }) => Id === sent.Id);
  if (found && found.SyncToken !== sent.SyncToken) return fault(400, "5010", "Stale Object Error");
  if (found) return { status: 200, body: { Attachable: Object.assign(found, sent, { SyncToken: String(Number(found.SyncToken) + 1) }) } };
  const made = { ...sent, Id: String(5000 + fake.notes.length), SyncToken: "0" };
  fake.notes.push(made);
  return { status: 200, body: { Attachable: made } };
}
