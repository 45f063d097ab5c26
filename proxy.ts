import { type NextRequest, NextResponse } from "next/server";

/** Tells pages their own address, so that a renewed session leads back to it. It authorises nothing. */
export function proxy(request: NextRequest) {
  const headers = new Headers(request.headers);
  headers.set("x-coverkeep-path", `${request.nextUrl.pathname}${request.nextUrl.search}`);
  return NextResponse.next({ request: { headers } });
}

// Pages only: on a matched path Next would cut request bodies, so no call may be matched.
export const config = { matcher: ["/((?!api/|_next/|favicon|.*\\.(?:png|svg|ico|webp|woff2)$).*)"] };
