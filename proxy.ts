import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "@/lib/http/content-policy";

/**
 * Gives pages their own address, so that a renewed session leads back to it, and gives each answer its own nonce: Next finds it in the
 * policy and puts it on every script. It authorizes nothing.
 */
export function proxy(request: NextRequest) {
  // Not through lib/infra/env: an address that is missing there must not take the pages with it.
  const https = (process.env.APP_URL ?? "").startsWith("https://");
  const development = process.env.NODE_ENV === "development";
  const policy = contentPolicy(randomBytes(16).toString("base64"), { development, https });
  const headers = new Headers(request.headers);
  headers.set("x-coverkeep-path", `${request.nextUrl.pathname}${request.nextUrl.search}`);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

// No call may be matched, since on a matched path Next would cut request bodies; built files need no policy. All else may be a page, even
// the page for unknown addresses.
export const config = { matcher: ["/((?!api/|_next/static/).*)"] };
