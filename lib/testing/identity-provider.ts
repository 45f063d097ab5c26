import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export type IdentityProvider = {
  issuer: string;
  /** Whom it signs in next: the extra claims of its ID tokens. `otherNonce` answers as if to another client's request. */
  next: { claims: Record<string, unknown>; otherNonce?: boolean };
  close(): Promise<void>;
};

type Asked = { nonce: string; challenge: string; redirectUri: string };

/**
 * An OpenID Connect provider on loopback with one client: discovery, authorization code with PKCE and nonce, and signed ID
 * tokens. Whoever comes is signed in at once, as `next`.
 */
export async function openIdentityProvider(client: { id: string; secret: string }): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const asked = new Map<string, Asked>();
  const provider: IdentityProvider = { issuer: "", next: { claims: {} }, close: async () => undefined };

  const discovery = () => ({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  });

  function authorize(query: URLSearchParams): string {
    const value = (name: string) => query.get(name) ?? "";
    if (value("client_id") !== client.id || value("code_challenge_method") !== "S256") throw new Error("not asked as it should be");
    const code = randomUUID();
    asked.set(code, { nonce: value("nonce"), challenge: value("code_challenge"), redirectUri: value("redirect_uri") });
    return `${value("redirect_uri")}?${new URLSearchParams({ code, state: value("state") })}`;
  }

  async function token(form: URLSearchParams, authorization: string): Promise<object> {
    const [id, secret] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":");
    const question = asked.get(form.get("code") ?? "");
    asked.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight = question?.challenge === challenge && question.redirectUri === form.get("redirect_uri");
    if (id !== client.id || secret !== client.secret) throw new Error("invalid_client");
    if (!question || !isRight) throw new Error("the code is not for you");
    const nonce = provider.next.otherNonce ? "another" : question.nonce;
    const idToken = await new SignJWT({ nonce, ...provider.next.claims })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(provider.issuer)
      .setAudience(client.id)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
    return { access_token: randomUUID(), token_type: "Bearer", expires_in: 300, id_token: idToken };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", provider.issuer);
    const json = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    try {
      if (url.pathname === "/.well-known/openid-configuration") return json(200, discovery());
      if (url.pathname === "/keys") return json(200, { keys: [key] });
      if (url.pathname === "/authorize") return response.writeHead(302, { location: authorize(url.searchParams) }).end();
      let body = "";
      for await (const part of request) body += part;
      return json(200, await token(new URLSearchParams(body), request.headers.authorization ?? ""));
    } catch (error) {
      const code = String(error).includes("invalid_client") ? "invalid_client" : "invalid_grant";
      return json(400, { error: code, error_description: String(error) });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = () => new Promise((resolve) => server.close(() => resolve()));
  return provider;
}
