import http from "node:http";
import type { AddressInfo } from "node:net";

export type TokenEndpoint = {
  url: string;
  /** The forms that it was sent. */
  asked: URLSearchParams[];
  /** Refuses from now on, with these words; null: answers again. */
  refuse(error: string | null): void;
  /** Whether an access token is one that it gave. */
  gave(token: string): boolean;
  close(): Promise<void>;
};

/** An OAuth2 token endpoint on loopback that rotates refresh tokens: each may be used once. */
export async function openTokenEndpoint(first = "refresh-0"): Promise<TokenEndpoint> {
  const asked: URLSearchParams[] = [];
  const given = new Set<string>();
  let present = first;
  let refusal: string | null = null;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      asked.push(form);
      const isRefresh = form.get("grant_type") === "refresh_token";
      const isReused = isRefresh && form.get("refresh_token") !== present;
      const error = refusal ?? (isReused ? "invalid_grant" : null);
      const token = `access-${asked.length}`;
      if (!error) given.add(token);
      if (!error && isRefresh) present = `refresh-${asked.length}`;
      const answer = error
        ? { error, error_description: "Invented refusal" }
        : { access_token: token, token_type: "Bearer", expires_in: 3600, ...(isRefresh && { refresh_token: present }) };
      response.writeHead(error ? 400 : 200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`,
    asked,
    refuse: (error) => {
      refusal = error;
    },
    gave: (token) => given.has(token),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
