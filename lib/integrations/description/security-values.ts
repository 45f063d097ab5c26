/** How callers show who they are. */
export const securitySchemes = {
  key: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "ck_…",
    description: "An API key of the company. The scope beside it is what the key needs; write includes read",
  },
  signIn: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The access_token of a sign-in, for 15 minutes. POST /api/auth/refresh renews it",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-coverkeep.session",
    description: "A person who signed in in a browser. On an installation without https the cookie is coverkeep.session",
  },
} as const;
