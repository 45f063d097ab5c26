import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

export type TokenEndpoint = {
  url: string;
  /** Where people sign in and allow access. */
  authorizeUrl: string;
  /** The forms that it was sent. */
  asked: URLSearchParams[];
  /** Refuses from now on, with these words; null: answers again. */
  refuse(error: string | null): void;
  /** Whether an access token is one that it gave. */
  gave(token: string): boolean;
  /** Signs in at an address of ours as a person does, and returns where the browser is sent back to. */
  consent(url: string, as?: string): Promise<URL>;
  close(): Promise<void>;
};

type Grant = { challenge: string; redirect: string; client: string; nonce: string; email: string };

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OAuth2 server on loopback: codes with PKCE, and refresh tokens that rotate, each of which may be used once. */
export async function openTokenEndpoint(): Promise<TokenEndpoint> {
  const asked: URLSearchParams[] = [];
  const given = new Set<string>();
  const grants = new Map<string, Grant>();
  const live = new Set<string>();
  let refusal: string | null = null;

  const authorize = (query: URLSearchParams): string => {
    const read = (name: string) => query.get(name) ?? "";
    const code = randomUUID();
    const grant = { challenge: read("code_challenge"), redirect: read("redirect_uri"), client: read("client_id"), nonce: read("nonce") };
    if (read("response_type") === "code" && read("code_challenge_method") === "S256") grants.set(code, { ...grant, email: read("as") });
    const back = new URL(grant.redirect);
    back.searchParams.set("state", read("state"));
    back.searchParams.set("code", code);
    return back.href;
  };

  /** What a form gets; a text: refused with it. */
  const answerTo = (form: URLSearchParams): object | string => {
    if (refusal) return refusal;
    const token = { access_token: `access-${asked.length}`, token_type: "Bearer", expires_in: 3600 };
    const kind = form.get("grant_type");
    if (kind === "client_credentials") return token;
    const next = `refresh-${asked.length}`;
    if (kind === "refresh_token") {
      if (!live.delete(form.get("refresh_token") ?? "")) return "invalid_grant";
      live.add(next);
      return { ...token, refresh_token: next };
    }
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant?.challenge !== challenge || grant.redirect !== form.get("redirect_uri")) return "invalid_grant";
    live.add(next);
    const idToken = `${base64({ alg: "none" })}.${base64({ aud: grant.client, nonce: grant.nonce, email: grant.email })}.`;
    return { ...token, refresh_token: next, id_token: idToken };
  };

  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/authorize") return response.writeHead(302, { location: authorize(searchParams) }).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    return request.on("end", () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      asked.push(form);
      const answer = answerTo(form);
      if (typeof answer === "object") given.add(`access-${asked.length}`);
      const body = typeof answer === "string" ? { error: answer, error_description: "Invented refusal" } : answer;
      response.writeHead(typeof answer === "string" ? 400 : 200, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url: `${origin}/token`, authorizeUrl: `${origin}/authorize`, asked },
    refuse: (error) => {
      refusal = error;
    },
    gave: (token) => given.has(token),
    consent: async (url, as = "mail@platform.example") => {
      const response = await fetch(`${url}&as=${encodeURIComponent(as)}`, { redirect: "manual" });
      return new URL(response.headers.get("location") ?? "");
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
