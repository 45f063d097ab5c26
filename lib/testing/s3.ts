import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { signatureFault } from "@/lib/testing/s3-signature";

/*
 * An S3 server on loopback that keeps objects in memory. It refuses what a strict service refuses: wrong signatures, wrong checksums,
 * small parts. Its pages of lists hold three entries.
 */

type Stored = { bytes: Buffer; checksum: string | null; encryption: string | null; kmsKey: string | null; changedAt: Date };
type Parts = { key: string; parts: Map<number, Buffer>; headers: IncomingHttpHeaders; begunAt: Date };
type Call = { request: IncomingMessage; response: ServerResponse; query: URLSearchParams; key: string; body: Buffer };

const perPage = 3;
const smallestPart = 5 * 1024 * 1024;
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64");
const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null;

export class TestBucket {
  readonly objects = new Map<string, Stored>();
  readonly uploads = new Map<string, Parts>();
  /** How it fails: no answer at all, broken connections, errors of the service, an answer cut in the middle, bytes changed on the way, or an unknown bucket. */
  fault: "none" | "hang" | "reset" | "503" | "cut" | "changed" | "no-bucket" = "none";
  requests = 0;
  private server: Server | undefined;
  private port = 0;

  constructor(readonly name = "test-bucket") {}

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Listens, on the same port as before when it was closed in between. */
  async open(): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  cutConnections(): void {
    this.server?.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    this.requests += 1;
    try {
      const body = await buffer(request);
      const url = new URL(request.url ?? "/", this.endpoint);
      const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
      const fault = signatureFault(request, body);
      if (this.fault === "hang") return undefined;
      if (this.fault === "reset") return response.destroy();
      if (this.fault === "503") return refuse(response, 503, "SlowDown");
      if (fault) return refuse(response, 403, fault);
      if (bucket !== this.name || this.fault === "no-bucket") return refuse(response, 404, "NoSuchBucket");
      const sent = one(request.headers["x-amz-checksum-sha256"]);
      if (sent && sent !== hashOf(body)) return refuse(response, 400, "BadDigest");
      return this.act({ request, response, query: url.searchParams, key: rest.join("/"), body });
    } catch {
      return response.destroy();
    }
  }

  private act(call: Call): unknown {
    const { request, response, query, key } = call;
    const acts: Record<string, () => unknown> = {
      GET: () => (key ? this.get(call) : query.has("uploads") ? this.listUploads(call) : this.list(call)),
      HEAD: () => (key ? this.head(call) : response.end()),
      PUT: () => (query.has("uploadId") ? this.putPart(call) : this.put(call)),
      POST: () => (query.has("uploads") ? this.begin(call) : this.complete(call)),
      DELETE: () => this.remove(call),
    };
    const act = acts[request.method ?? ""];
    return act ? act() : refuse(response, 405, "MethodNotAllowed");
  }

  private store(key: string, bytes: Buffer, headers: IncomingHttpHeaders, checksum: string | null): void {
    const encryption = one(headers["x-amz-server-side-encryption"]);
    const kmsKey = one(headers["x-amz-server-side-encryption-aws-kms-key-id"]);
    this.objects.set(key, { bytes, checksum, encryption, kmsKey, changedAt: new Date() });
  }

  private put({ request, response, key, body }: Call): unknown {
    const checksum = one(request.headers["x-amz-checksum-sha256"]);
    if (!checksum) return refuse(response, 400, "InvalidRequest");
    this.store(key, body, request.headers, checksum);
    return response.writeHead(200, { etag: etagOf(body), "x-amz-checksum-sha256": checksum }).end();
  }

  private begin({ request, response, key }: Call): unknown {
    if (request.headers["x-amz-checksum-algorithm"] !== "SHA256") return refuse(response, 400, "InvalidRequest");
    const id = randomUUID();
    this.uploads.set(id, { key, parts: new Map(), headers: request.headers, begunAt: new Date() });
    return xml(response, `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }

  private putPart({ request, response, query, body }: Call): unknown {
    const upload = this.uploads.get(query.get("uploadId") ?? "");
    const checksum = one(request.headers["x-amz-checksum-sha256"]);
    if (!upload || !checksum) return refuse(response, 404, "NoSuchUpload");
    upload.parts.set(Number(query.get("partNumber")), body);
    return response.writeHead(200, { etag: etagOf(body), "x-amz-checksum-sha256": checksum }).end();
  }

  private complete({ response, query, key, body }: Call): unknown {
    const id = query.get("uploadId") ?? "";
    const upload = this.uploads.get(id);
    if (!upload) return refuse(response, 404, "NoSuchUpload");
    const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = ""]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      checksum: /<ChecksumSHA256>([^<]+)</.exec(part)?.[1],
    }));
    const parts = named.map(({ number, checksum }) => {
      const bytes = upload.parts.get(number);
      return bytes && hashOf(bytes) === checksum ? bytes : null;
    });
    const isWhole = parts.length === upload.parts.size && parts.every((part) => part !== null);
    if (!isWhole) return refuse(response, 400, "InvalidPart");
    if (parts.slice(0, -1).some((part) => part && part.length < smallestPart)) return refuse(response, 400, "EntityTooSmall");
    this.store(key, Buffer.concat(parts.filter((part) => part !== null)), upload.headers, null);
    this.uploads.delete(id);
    return xml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }

  private remove({ response, query, key }: Call): void {
    const upload = query.get("uploadId");
    if (upload) this.uploads.delete(upload);
    else this.objects.delete(key);
    response.writeHead(204).end();
  }

  private head({ response, key }: Call): void {
    const found = this.objects.get(key);
    if (found) response.writeHead(200, { "content-length": found.bytes.length }).end();
    else response.writeHead(404).end();
  }

  private get({ response, query, key }: Call): unknown {
    const found = this.objects.get(key);
    if (!found) return refuse(response, 404, "NoSuchKey");
    const { checksum } = found;
    const bytes = this.fault === "changed" ? Buffer.from(found.bytes).fill("#", 0, 1) : found.bytes;
    response.writeHead(200, {
      "content-length": bytes.length,
      "content-type": query.get("response-content-type") ?? "application/octet-stream",
      ...(query.has("response-content-disposition") && { "content-disposition": query.get("response-content-disposition") ?? "" }),
      ...(checksum && { "x-amz-checksum-sha256": checksum }),
    });
    if (this.fault !== "cut") return response.end(bytes);
    return response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  }

  private list({ response, query }: Call): unknown {
    const [prefix, delimiter, after] = [query.get("prefix") ?? "", query.get("delimiter"), query.get("continuation-token") ?? ""];
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix));
    const folderOf = (key: string) =>
      delimiter && key.includes(delimiter, prefix.length) ? key.slice(0, key.indexOf(delimiter) + 1) : null;
    const names = [...new Set(keys.map((key) => folderOf(key) ?? key))].sort().filter((name) => name > after);
    const page = names.slice(0, perPage);
    const entries = page.map((name) =>
      delimiter && name.endsWith(delimiter)
        ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${name}</Key><LastModified>${this.objects.get(name)?.changedAt.toISOString()}</LastModified></Contents>`,
    );
    const next = names.length > perPage ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return xml(response, `<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${entries.join("")}</ListBucketResult>`);
  }

  private listUploads({ response, query }: Call): unknown {
    const entries = [...this.uploads].filter(([, { key }]) => key.startsWith(query.get("prefix") ?? ""));
    const told = entries.map(
      ([id, { key, begunAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
    );
    return xml(response, `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${told.join("")}</ListMultipartUploadsResult>`);
  }
}

function xml(response: ServerResponse, text: string): unknown {
  return response.writeHead(200, { "content-type": "application/xml" }).end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}

function refuse(response: ServerResponse, status: number, code: string): unknown {
  return response.writeHead(status, { "content-type": "application/xml" }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
