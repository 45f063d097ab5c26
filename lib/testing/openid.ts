import { createServer, type IncomingMessage } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** What the provider says of the person who signs in next. */
export type ProviderClaims = { sub: string; email?: string; email_verified?: boolean; name?: string; [claim: string]: unknown };

export type OpenIdProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in at the provider from now on. */
  person: ProviderClaims;
  /** The nonce that the ID token carries instead of the asked one. */
  wrongNonce: boolean;
  close(): Promise<void>;
};

type Asked = { nonce: string; challenge: string; redirect: string };

/** A small OpenID provider on loopback: discovery, authorization code with PKCE, and ID tokens signed with a key of its own. */
export async function openProvider(): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const codes = new Map<string, Asked>();
  const server = createServer((request, response) => {
    void answer(request).then(({ status = 200, location, json }) => {
      response.writeHead(status, { "content-type": "application/json", ...(location && { location }) });
      response.end(json ? JSON.stringify(json) : "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const provider: OpenIdProvider = {
    issuer,
    clientId: "coverkeep",
    clientSecret: "a-secret-that-only-the-tests-know",
    person: { sub: "nobody" },
    wrongNonce: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(request: IncomingMessage): Promise<{ status?: number; location?: string; json?: object }> {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/.well-known/openid-configuration") return { json: configuration(issuer) };
    if (url.pathname === "/keys") return { json: { keys: [key] } };
    if (url.pathname === "/authorize") return { status: 302, location: authorize(url.searchParams) };
    if (url.pathname !== "/token") return { status: 404 };
    return redeem(new URLSearchParams(await bodyOf(request)), request.headers.authorization ?? "");
  }

  function authorize(query: URLSearchParams): string {
    const code = `code-${codes.size + 1}`;
    const [nonce = "", challenge = "", redirect = ""] = ["nonce", "code_challenge", "redirect_uri"].map((name) => query.get(name) ?? "");
    codes.set(code, { nonce, challenge, redirect });
    return `${redirect}?${new URLSearchParams({ code, state: query.get("state") ?? "", iss: issuer })}`;
  }

  async function redeem(form: URLSearchParams, authorization: string): Promise<{ status?: number; json: object }> {
    const asked = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const credentials = Buffer.from(authorization.replace("Basic ", ""), "base64").toString();
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(form.get("code_verifier") ?? ""));
    const proven = asked?.challenge === Buffer.from(digest).toString("base64url") && asked.redirect === form.get("redirect_uri");
    if (!asked || !proven || credentials !== `${provider.clientId}:${provider.clientSecret}`)
      return { status: 400, json: { error: "invalid_grant" } };
    const token = await new SignJWT({ ...provider.person, nonce: provider.wrongNonce ? "another" : asked.nonce })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(issuer)
      .setAudience(provider.clientId)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
    return { json: { access_token: "unused", token_type: "Bearer", expires_in: 300, id_token: token } };
  }

  return provider;
}

const configuration = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
