/** Longer paths are dropped. No screen has one. */
export const longestPath = 1000;

/** Placeholder for our own origin. A path that resolves to another origin would leave the site. */
const ownOrigin = "http://own.invalid";

/** A path of this site, as the browser would open it; null for another site, a second slash, a backslash or a control character. */
export function localPath(wanted: unknown): string | null {
  if (typeof wanted !== "string" || wanted.length > longestPath || !wanted.startsWith("/")) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which can make another address of it
  if (/[\\\u0000-\u001f\u007f]/.test(wanted) || !URL.canParse(wanted, ownOrigin)) return null;
  const { origin, pathname, search } = new URL(wanted, ownOrigin);
  // The resolved path counts: dots in the given one may leave two slashes, which name another host.
  return origin === ownOrigin && !pathname.startsWith("//") ? `${pathname}${search}` : null;
}

/** Never return to API calls, files or the sign-in screens. */
const noPlaces = [
  "/api",
  "/_next",
  "/login",
  "/register",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/auth",
  "/invitation",
  "/two-factor-setup",
  "/new-address",
];

/** The screen to open after signing in; null where the usual one is to open. */
export function returnPath(wanted: unknown): string | null {
  const path = localPath(wanted);
  const place = path?.split("?")[0]?.toLowerCase() ?? "/";
  if (place === "/" || noPlaces.some((one) => place === one || place.startsWith(`${one}/`))) return null;
  return path;
}

type SignInQuery = { to?: string | null; ended?: boolean };

/** The sign-in's address: it leads on to `to`, and says that a session ended. */
export function signInAddress({ to, ended = false }: SignInQuery): string {
  const path = returnPath(to);
  const query = new URLSearchParams({ ...(ended && { ended: "1" }), ...(path && path !== "/dashboard" && { to: path }) });
  return query.size > 0 ? `/login?${query}` : "/login";
}
