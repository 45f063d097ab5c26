import type { NextConfig } from "next";

const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "strict-transport-security", value: "max-age=31536000; includeSubDomains" },
];

const linkHeaders = [
  { key: "referrer-policy", value: "no-referrer" },
  { key: "x-robots-tag", value: "noindex, nofollow, noarchive" },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are a check of their own (`npm run types`), run before any build that is published.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // Who goes to another page without a connection stays until it is back, instead of landing on the browser's own page.
    useOffline: true,
    // What was fetched ahead is shown for the shortest time that Next allows: it has data, which the screens fetch again.
    staleTimes: { static: 30 },
    // A build starts from a fresh clone or after changes; writing the cache takes longer than it saves.
    turbopackFileSystemCacheForBuild: false,
    // Node reads the server's only with a flag that is not set where the product runs, and writing them is a tenth of the build.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    turbopackInputSourceMaps: process.env.NODE_ENV === "development",
    // Few large scripts instead of many small ones: over HTTP/1.1 a browser fetches six at a time.
    turbopackChunking: { requestCost: 5_000_000, minChunkSize: 400_000, maxMergeChunkSize: 20_000_000, maxChunkCountPerGroup: 1 },
  },
  turbopack: {
    rules: {
      // Browsers get texts that are compiled: the parser is as large as a screen (decision 118).
      "*.json": { condition: { all: ["browser", { path: /\/?messages\/\w\w\// }] }, loaders: ["./scripts/compile-texts.mjs"] },
      // zod describes its schemas by these, which only the server does. All forms load 6 kB less.
      "*.js": {
        condition: {
          all: ["browser", { path: /node_modules\/zod\/v4\/core\/(?:json-schema-(?:processors|generator)|to-json-schema)\.js$/ }],
        },
        loaders: ["./scripts/empty-exports.mjs"],
      },
    },
    resolveAlias: { "use-intl/format-message": { browser: "use-intl/format-message/format-only" } },
  },
  // They load native or generated parts at run time and must not be bundled.
  serverExternalPackages: [
    ...["@node-rs/argon2", "@prisma/client", "@prisma/adapter-pg", "pg", "pg-boss", "pino", "nodemailer"],
    ...["@aws-sdk/client-s3", "@aws-sdk/lib-storage", "@aws-sdk/s3-request-presigner"],
  ],
  // The Content-Security-Policy differs from answer to answer: pages get theirs in proxy.ts, calls in lib/http/route.ts.
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // The address of a vendor's page opens it: no one else learns of it by following a link from there.
    { source: "/portal/:path*", headers: linkHeaders },
    { source: "/api/portal/:path*", headers: linkHeaders },
  ],
  // Calls at the addresses that they had before: decision 150.
  rewrites: async () => [
    { source: "/api/vendors/by-external-id/:id", destination: "/api/vendors-by-external-id/:id" },
    { source: "/api/requirements/ratings/:path*", destination: "/api/insurer-ratings/:path*" },
  ],
  // Links in emails sent before, and bookmarks.
  redirects: async () => [
    { source: "/review", has: [{ type: "query", key: "dismissed", value: "true" }], destination: "/attention/dismissed", permanent: false },
    { source: "/review", destination: "/attention?kind=document,file", permanent: false },
    {
      source: "/inbox",
      has: [{ type: "query", key: "state", value: "(?<state>automatic|closed|filed)" }],
      destination: "/attention/emails?state=:state",
      permanent: false,
    },
    { source: "/inbox", destination: "/attention?kind=email,question", permanent: false },
  ],
  // In development Next logs each address.
  logging: { incomingRequests: { ignore: [/\/portal\//] } },
};

export default config;
