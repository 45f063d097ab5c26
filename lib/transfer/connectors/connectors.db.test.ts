import { encode } from "iconv-lite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as check } from "@/app/api/connections/[connector]/check/route";
import { POST as connect } from "@/app/api/connections/[connector]/connect/route";
import { POST as answer } from "@/app/api/connections/[connector]/questions/[questionId]/route";
import { GET as questions } from "@/app/api/connections/[connector]/questions/route";
import { PATCH as change, GET as show } from "@/app/api/connections/[connector]/route";
import { POST as start } from "@/app/api/connections/[connector]/runs/route";
import { POST as signIn } from "@/app/api/connections/[connector]/sign-in/route";
import { POST as turn } from "@/app/api/connections/[connector]/switch/route";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import {
  createCompany,
  createMember,
  createReadDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { type FakeProcore, type ProcoreVendor, procoreApp, startFakeProcore } from "@/lib/testing/procore";
import { type FakeQuickbooks, quickbooksApp, startFakeQuickbooks } from "@/lib/testing/quickbooks";
import { readingOf } from "@/lib/testing/reading";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { newHostKey, sftpUser, startFakeSftp } from "@/lib/testing/sftp";
import { runConnection } from "@/lib/transfer/connectors/running-commands";
import { addDueRun } from "@/lib/transfer/connectors/runs-commands";
import type { ConnectionDto, RunDto } from "@/lib/transfer/connectors/schema";
import { accessToken } from "@/lib/transfer/connectors/tokens-commands";
import type { ConnectorName } from "@/lib/transfer/connectors/values";
import { deleteVendor } from "@/lib/vendors/commands";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company);
});
afterEach(() => {
  vi.useRealTimers();
});

type Told = { status: number; body: { data: never; error: { code: string; message: string; fields: Record<string, string> } } };
async function call(
  handler: RouteHandler,
  connector: ConnectorName,
  json: object | null = {},
  more: object = {},
  by = admin,
): Promise<Told> {
  const method = handler === change ? "PATCH" : json === null ? "GET" : "POST";
  const about = { method, params: { connector, ...more }, accessToken: by.accessToken, ...(json && { json }) };
  return (await callRoute(handler, about)) as Told;
}
const shown = async (connector: ConnectorName) => (await call(show, connector, null)).body.data as ConnectionDto;
const rowOf = (connector: ConnectorName) => inCompany(company.scope, (tx) => tx.connection.findFirstOrThrow({ where: { connector } }));
const vendors = () =>
  inCompany(company.scope, (tx) =>
    tx.vendor.findMany({
      orderBy: { name: "asc" },
      select: { name: true, email: true, phone: true, externalId: true, externalSource: true },
    }),
  );
const emails = () => inCompany(company.scope, (tx) => tx.mail.findMany({ where: { kind: "CONNECTION_NOTICE" } }));

/** Presses the button, and does what the worker does. */
async function run(connector: ConnectorName, isDry = false): Promise<RunDto> {
  const started = await call(start, connector, { isDry });
  expect(started.status).toBe(202);
  return work(connector, (started.body.data as RunDto).id);
}
async function work(connector: ConnectorName, runId: string): Promise<RunDto> {
  const { id } = await rowOf(connector);
  await runConnection(company.scope, id, runId);
  const row = await inCompany(company.scope, (tx) => tx.connectionRun.findUniqueOrThrow({ where: { id: runId } }));
  return { ...(row as unknown as RunDto), problem: row.problem === null ? null : JSON.stringify(row.problem) };
}
const linesOf = ({ lines }: RunDto) => lines.map(({ act, name }) => `${act} ${name}`);
/** Has a run that is due by its schedule done, later. */
async function runLater(connector: ConnectorName, seconds: number): Promise<RunDto | null> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
  const runId = await addDueRun(company.scope, (await rowOf(connector)).id);
  return runId ? work(connector, runId) : null;
}
async function signedIn(connector: "procore" | "quickbooks", code: string, more: object = {}): Promise<void> {
  const { address } = (await call(signIn, connector)).body.data as { address: string };
  const state = new URL(address).searchParams.get("state");
  expect((await call(connect, connector, { state, code, ...more })).status).toBe(200);
}

describe("Procore", () => {
  let procore: FakeProcore;
  beforeEach(async () => {
    procore = await startFakeProcore();
    Object.assign(env(), { PROCORE_API_URL: procore.url, PROCORE_LOGIN_URL: procore.url });
    await call(change, "procore", { clientId: procoreApp.clientId, clientSecret: procoreApp.clientSecret });
  });
  afterEach(() => procore.stop());

  const vendor = (id: number, name: string, more: Partial<ProcoreVendor> = {}): ProcoreVendor => ({
    ...{ id, name, email_address: `office@v${id}.example`, business_phone: "", is_active: true, origin_id: null },
    ...{ address: "1 Example Street", city: "Springfield", state_code: "NY", zip: "10000", updated_at: "2026-11-01T08:00:00Z" },
    ...more,
  });
  const writes = () => procore.calls.filter((one) => one.startsWith("PATCH"));

  it("shows in a dry run what it would do, does it once it is on, and writes nothing twice", async () => {
    await signedIn("procore", procoreApp.code);
    expect((await call(turn, "procore", { isActive: true })).body.error.message).toMatch(/dry run first/);
    const known = await createVendorRow(company, { name: "Harbor Glazing LLC", email: "bids@harbor.example" });
    await createReadDocument(admin.scope, known.id, readingOf({ expiration: "2099-06-01", number: "GL-1", insured: "Harbor Glazing LLC" }));
    procore.vendors = [
      vendor(1, "Harbor Glazing, LLC", { origin_id: "ERP-7", business_phone: "212 736 5000" }),
      vendor(2, "Fable Masonry"),
      vendor(3, "Harbour Glazing LLC"),
      vendor(4, "Silent Partners", { email_address: null }),
      vendor(5, "Long Gone", { is_active: false }),
    ];
    const dry = await run("procore", true);
    expect(dry).toMatchObject({
      state: "done",
      isDry: true,
      counts: { read: 5, created: 1, linked: 1, asked: 1, refused: 1, unchanged: 1, written: 2 },
    });
    expect(linesOf(dry)).toEqual([
      ...["link Harbor Glazing, LLC", "create Fable Masonry", "ask Harbour Glazing LLC", "refuse Silent Partners"],
      ...["write Harbor Glazing LLC", "write Fable Masonry"],
    ]);
    expect([writes(), (await vendors()).length]).toEqual([[], 1]);

    const answered = await call(turn, "procore", { isActive: true });
    expect(answered.body.data).toMatchObject({ isActive: true, connectedAs: "Northgate Builders" });
    const [waiting] = await inCompany(company.scope, (tx) => tx.connectionRun.findMany({ where: { state: "waiting" } }));
    const real = await work("procore", waiting?.id ?? "");
    expect(linesOf(real)).toEqual(linesOf(dry));
    expect(await vendors()).toEqual([
      { name: "Fable Masonry", email: "office@v2.example", phone: null, externalId: "2", externalSource: "Procore" },
      { name: "Harbor Glazing LLC", email: "bids@harbor.example", phone: "(212) 736-5000", externalId: "1", externalSource: "Procore" },
    ]);
    expect(procore.insurances).toMatchObject([
      {
        vendor_id: 1,
        insurance_type: "General Liability",
        insurance_provider: "Invented Mutual",
        policy_number: "GL-1",
        expiration_date: "2099-06-01",
      },
      { vendor_id: 2, insurance_type: "Certificate of Insurance", status: "unregistered", info_received: false },
    ]);
    expect(procore.insurances[1]?.notes).not.toBe("");
    // An accounting system's id stays; ours is set where none was.
    expect(procore.vendors.slice(0, 2).map(({ origin_id }) => origin_id)).toEqual(["ERP-7", expect.stringMatching(/^[0-9a-f-]{36}$/)]);

    const before = writes().length;
    const again = await run("procore");
    expect([again.counts.written, writes().length]).toEqual([0, before]);

    await createReadDocument(admin.scope, known.id, readingOf({ expiration: "2020-06-01", number: "GL-0", insured: "Harbor Glazing LLC" }));
    await inCompany(company.scope, (tx) =>
      tx.vendor.updateMany({ where: { name: "Fable Masonry" }, data: { address: "2 Example Street" } }),
    );
    expect((await run("procore")).state).toBe("done");
  });

  it("takes a change there, and leaves what was changed or deleted here", full, async () => {
    await signedIn("procore", procoreApp.code);
    procore.vendors = [vendor(1, "Fable Masonry"), vendor(2, "Castle Roofing")];
    await run("procore", true);
    await run("procore");
    await inCompany(company.scope, (tx) => tx.vendor.updateMany({ where: { name: "Fable Masonry" }, data: { address: "Ours" } }));
    const castle = await inCompany(company.scope, (tx) => tx.vendor.findFirstOrThrow({ where: { name: "Castle Roofing" } }));
    await deleteVendor(admin.scope, castle.id);
    const updated_at = new Date().toISOString();
    procore.vendors = [
      vendor(1, "Fable Masonry", { email_address: "new@fable.example", updated_at }),
      vendor(2, "Castle Roofing", { updated_at }),
    ];
    const later = await run("procore");
    expect(linesOf(later)).toEqual(["update Fable Masonry", "refuse Castle Roofing"]);
    const [left, ...others] = await inCompany(company.scope, (tx) => tx.vendor.findMany());
    expect([left?.email, left?.address, others]).toEqual(["new@fable.example", "Ours", []]);
  });

  it("asks who a vendor is where a name is not clear, and remembers the answer", async () => {
    await signedIn("procore", procoreApp.code);
    const [one] = [await createVendorRow(company, { name: "Fable Masonry" }), await createVendorRow(company, { name: "Fable Masonry" })];
    procore.vendors = [vendor(1, "Fable Masonry")];
    await run("procore", true);
    await run("procore");
    const asked = (await call(questions, "procore", null)).body.data as { questions: { id: string; candidates: { id: string }[] }[] };
    expect(asked.questions).toMatchObject([{ name: "Fable Masonry", externalId: "1" }]);
    expect(asked.questions[0]?.candidates).toHaveLength(2);
    const link = { answer: "link", vendorId: one?.id };
    expect((await call(answer, "procore", link, { questionId: asked.questions[0]?.id ?? "" })).body.data).toMatchObject({ questions: 0 });
    expect((await run("procore")).counts).toMatchObject({ asked: 0, written: 1 });
  });

  it("takes a sign-in from the browser that began it alone", async () => {
    const { address } = (await call(signIn, "procore")).body.data as { address: string };
    const query = new URL(address).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: "code",
      client_id: "invented-client",
      redirect_uri: `${env().APP_URL}/settings/connected/procore`,
    });
    const brought = { state: query.get("state"), code: procoreApp.code };
    const other = await createMember(company);
    expect((await call(connect, "procore", brought, {}, other)).body.error.code).toBe("invalid_link");
    expect((await call(connect, "procore", { ...brought, state: "9999999999999.x" })).body.error.code).toBe("invalid_link");
    expect((await call(connect, "procore", { ...brought, code: "another" })).body.error.message).toBe(
      "Procore refused the sign-in: invalid_grant",
    );
    const nonsense = (json: object) => call(change, "procore", json).then(({ body }) => body.error.fields);
    expect(await nonsense({ clientId: " " })).toEqual({ clientId: "Enter the client ID of your app in Procore, as it is shown there." });
    expect(await nonsense({ account: "Northgate" })).toEqual({ account: "The company ID in Procore is a number." });
    expect((await call(connect, "procore", brought)).body.data).toMatchObject({ isSignedIn: true });
    const kept = (await rowOf("procore")).secrets ?? "";
    expect([kept.includes("refresh-1"), kept.includes("invented-secret")]).toEqual([false, false]);
  });

  it("tells at the field which company to choose, and goes on after one record is refused", full, async () => {
    await signedIn("procore", procoreApp.code);
    procore.companies = [...procore.companies, { id: 9, name: "Northgate West" }];
    expect((await call(check, "procore")).body.error.fields).toEqual({ account: expect.stringContaining("Northgate West (9)") });
    await call(change, "procore", { account: "8089" });
    procore.vendors = [vendor(1, "Fable Masonry"), vendor(2, "Castle Roofing")];
    await run("procore", true);
    await run("procore");
    const [fable] = await inCompany(company.scope, (tx) => tx.vendor.findMany({ where: { name: "Fable Masonry" } }));
    procore.refuses.add(`coverkeep:${fable?.id}:GENERAL_LIABILITY:1`);
    await createReadDocument(
      admin.scope,
      fable?.id ?? "",
      readingOf({ expiration: "2099-06-01", number: "GL-1", insured: "Fable Masonry" }),
    );
    const refused = await run("procore");
    expect([refused.state, refused.counts.failed, JSON.stringify(refused.lines)]).toEqual([
      "done",
      1,
      expect.stringContaining("policy_number is too long"),
    ]);
    procore.refuses.clear();
    expect((await run("procore")).counts).toMatchObject({ written: 1, failed: 0 });
  });

  it("tries again after waits that grow, and pauses with an email after five failures", async () => {
    await signedIn("procore", procoreApp.code);
    await run("procore", true);
    await call(turn, "procore", { isActive: true });
    const [waiting] = await inCompany(company.scope, (tx) => tx.connectionRun.findMany({ where: { state: "waiting" } }));
    procore.next = [{ status: 503 }];
    expect(await work("procore", waiting?.id ?? "")).toMatchObject({ state: "failed" });
    expect(await runLater("procore", 30)).toBeNull();
    for (const seconds of [31, 301, 1801, 7201]) {
      procore.next = [{ status: 503 }];
      expect(await runLater("procore", seconds)).toMatchObject({ state: "failed" });
    }
    vi.useRealTimers();
    expect(await shown("procore")).toMatchObject({ isActive: false, offReason: "failures", nextRunAt: null });
    expect(await emails()).toMatchObject([{ subject: "Connection paused: Procore", body: expect.stringContaining("status 503") }]);
  });
});

describe("QuickBooks Online", () => {
  let quickbooks: FakeQuickbooks;
  beforeEach(async () => {
    quickbooks = await startFakeQuickbooks();
    Object.assign(env(), { QUICKBOOKS_API_URL: quickbooks.url, QUICKBOOKS_TOKEN_URL: `${quickbooks.url}/tokens` });
    await call(change, "quickbooks", { clientId: quickbooksApp.clientId, clientSecret: quickbooksApp.clientSecret });
    await signedIn("quickbooks", quickbooksApp.code, { realmId: quickbooks.realm });
  });
  afterEach(() => quickbooks.stop());

  const vendor = (Id: string, DisplayName: string) => ({
    ...{ Id, SyncToken: "0", DisplayName, Active: true, PrimaryEmailAddr: { Address: `bills@v${Id}.example` } },
    MetaData: { LastUpdatedTime: "2026-11-01T08:00:00-08:00" },
  });

  it("writes a note at a vendor on hold, over someone's change too, and says when it may be paid", async () => {
    quickbooks.vendors = [vendor("56", "Fable Masonry")];
    await run("quickbooks", true);
    expect(quickbooks.notes).toEqual([]);
    await run("quickbooks");
    expect(quickbooks.notes).toMatchObject([
      { Note: expect.stringMatching(/^HOLD PAYMENT\. /), AttachableRef: [{ EntityRef: { type: "Vendor", value: "56" } }] },
    ]);
    const [row] = await inCompany(company.scope, (tx) => tx.vendor.findMany());
    await createReadDocument(admin.scope, row?.id ?? "", readingOf({ expiration: "2099-06-01", number: "GL-1", insured: "Fable Masonry" }));
    quickbooks.next = [{ status: 429, headers: { "retry-after": "1" } }];
    quickbooks.beforeWrite = () => Object.assign(quickbooks.notes[0] ?? {}, { SyncToken: "7" });
    expect(await run("quickbooks")).toMatchObject({ state: "done", counts: { written: 1 } });
    expect(quickbooks.notes).toMatchObject([
      { SyncToken: "8", Note: "OK to pay. Insurance requirements are met.\nGeneral Liability: expires Jun 1, 2099" },
    ]);
  });

  it("uses each refresh token once although two ask at once, and pauses when the sign-in has ended", async () => {
    const { id } = await rowOf("quickbooks");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3600_000 });
    const tokens = await Promise.all([accessToken(company.scope, id), accessToken(company.scope, id)]);
    expect([new Set(tokens).size, quickbooks.refreshTokens]).toEqual([1, ["refresh-1", "refresh-2"]]);
    vi.useRealTimers();
    await run("quickbooks", true);
    await call(turn, "quickbooks", { isActive: true });
    quickbooks.refreshTokens.push("taken by another program");
    const [waiting] = await inCompany(company.scope, (tx) => tx.connectionRun.findMany({ where: { state: "waiting" } }));
    expect(await work("quickbooks", waiting?.id ?? "")).toMatchObject({ state: "failed" });
    expect(await shown("quickbooks")).toMatchObject({ isActive: false, offReason: "signed_out" });
    expect(await emails()).toHaveLength(1);
  });
});

describe("files", () => {
  const list = "Vendor,Name,Contact,Phone,EMail,Address,City,State,Zip,ActiveYN\r\n";
  const rows = "101,Béton Fable,Zoë Reyes,,bills@fable.example,1 Example Street,Springfield,NY,10000,Y\r\n";

  it("come and go by SFTP in the encoding of the list, and only whole", full, async () => {
    Object.assign(env(), { WEBHOOKS_PRIVATE_ADDRESSES: "allow" });
    const hostKey = newHostKey();
    const server = await startFakeSftp(hostKey);
    await call(change, "vista", { place: "sftp", host: "127.0.0.1", port: server.port, ...sftpUser });
    server.files.set("vendors.csv", encode(`${list}${rows}102,Half a`, "win1252"));
    // A test finds what a dry run finds.
    expect((await call(check, "vista")).body.error.message).toMatch(/in the middle of line/);
    expect((await run("vista", true)).problem).toMatch(/fileEndsInARow/);
    server.files.set("vendors.csv", encode(list + rows, "win1252"));
    const known = (await call(check, "vista")).body.data as { hostKey: string };
    expect(known.hostKey).toMatch(/^SHA256:[\w+/]{43}$/);
    let looks = 0;
    server.sizeOf = (_, bytes) => {
      looks += 1;
      return bytes.length + looks;
    };
    expect((await run("vista", true)).problem).toMatch(/fileIsBeingWritten/);
    server.sizeOf = (_, bytes) => bytes.length;
    await run("vista", true);
    expect([...server.files.keys()]).toEqual(["vendors.csv"]);
    server.files.set("coverkeep-holds.csv", Buffer.from("old"));
    expect(await run("vista")).toMatchObject({ state: "done", counts: { read: 1, created: 1, written: 1 } });
    expect(await vendors()).toMatchObject([{ name: "Béton Fable", externalId: "101", externalSource: "Vista" }]);
    const written = server.files.get("coverkeep-holds.csv") ?? Buffer.alloc(0);
    expect(written.toString("latin1").split("\r\n").slice(0, 2)).toEqual([
      "Vendor,Name,PayHoldYN,HoldReason,CompliantYN,GL_Expires,AUTO_Expires,UMB_Expires,WC_Expires",
      expect.stringMatching(/^101,Béton Fable,Y,.+,N,,,,$/),
    ]);
    expect((await run("vista")).counts).toMatchObject({ read: 0, written: 0 });
    await server.stop();
    const other = await startFakeSftp(newHostKey(), server.port);
    other.files.set("vendors.csv", encode(list + rows, "win1252"));
    expect((await call(check, "vista")).body.error.fields.host).toMatch(/shows another key/);
    await call(change, "vista", { forgetHostKey: true });
    expect((await call(check, "vista")).status).toBe(200);
    await call(change, "vista", { password: "wrong" });
    expect((await call(check, "vista")).body.error.fields).toHaveProperty("username");
    await other.stop();
  });

  it("stay in the folder of the company, and reach no private network", async () => {
    Object.assign(env(), { WEBHOOKS_PRIVATE_ADDRESSES: "refuse", CONNECTIONS_DIR: undefined });
    expect((await call(change, "sage300", { place: "folder" })).body.error.fields).toHaveProperty("place");
    expect((await call(change, "sage300", { place: "sftp", host: "10.0.0.1" })).body.error.fields).toHaveProperty("host");
    expect(
      (await call(change, "sage300", { place: "sftp", host: "sftp.example.com", readFile: "../x.csv" })).body.error.fields,
    ).toHaveProperty("readFile");
    Object.assign(env(), { CONNECTIONS_DIR: "/tmp/coverkeep-exchange" });
    expect((await call(change, "sage300", { place: "folder" })).body.data).toMatchObject({
      folderHere: `/tmp/coverkeep-exchange/${company.id}/sage300`,
    });
    expect((await run("sage300", true)).problem).toMatch(/noSuchFile/);
  });
});
