/** What the calls about a firm's sign-on do, one sentence each. A key cannot make them: an admin does in the browser. */
export const signOnCalls = {
  "GET /api/sign-on": "Shows the company's domains, identity providers and directory",
  "PATCH /api/sign-on": "Changes who joins by domain, and who keeps a password for emergencies",
  "POST /api/sign-on/domains": "Adds a domain, which counts once its DNS record is found",
  "PATCH /api/sign-on/domains/[id]": "Changes how people at a domain sign in",
  "DELETE /api/sign-on/domains/[id]": "Deletes a domain",
  "POST /api/sign-on/domains/[id]/check": "Looks for the DNS record of a domain",
  "POST /api/sign-on/providers": "Adds an identity provider, which is off at first",
  "PATCH /api/sign-on/providers/[id]": "Changes an identity provider, or turns it on or off",
  "DELETE /api/sign-on/providers/[id]": "Deletes an identity provider",
  "PATCH /api/sign-on/groups/[id]": "Gives the people of a directory's group a role",
  "POST /api/sign-on/tokens": "Generates a token for the directory and shows it once",
  "DELETE /api/sign-on/tokens/[id]": "Ends a token of the directory",
} as const;

/** What the calls of SCIM 2.0 do. */
export const scimCalls = {
  "GET /api/scim/v2/ServiceProviderConfig": "Says which parts of SCIM work here",
  "GET /api/scim/v2/ResourceTypes": "Lists the kinds of resources",
  "GET /api/scim/v2/ResourceTypes/[id]": "Shows a kind of resource",
  "GET /api/scim/v2/Schemas": "Lists the schemas of users and groups",
  "GET /api/scim/v2/Schemas/[id]": "Shows a schema",
  "GET /api/scim/v2/Users": "Lists people, with a filter",
  "POST /api/scim/v2/Users": "Adds a person at a verified domain",
  "GET /api/scim/v2/Users/[id]": "Shows a person",
  "PUT /api/scim/v2/Users/[id]": "Replaces a person's attributes",
  "PATCH /api/scim/v2/Users/[id]": "Changes a person; `active` false ends their sessions at once",
  "DELETE /api/scim/v2/Users/[id]": "Ends a person's access; what they did stays",
  "GET /api/scim/v2/Groups": "Lists groups, with a filter",
  "POST /api/scim/v2/Groups": "Adds a group",
  "GET /api/scim/v2/Groups/[id]": "Shows a group with its people",
  "PUT /api/scim/v2/Groups/[id]": "Replaces a group and its people",
  "PATCH /api/scim/v2/Groups/[id]": "Changes a group and its people, and with that their roles",
  "DELETE /api/scim/v2/Groups/[id]": "Deletes a group",
} as const;

/** What the calls do by which people sign in through a provider. */
export const providerCalls = {
  "POST /api/auth/sso/[provider]": "Begins a sign-in by Google, Microsoft or a firm's own provider",
  "GET /api/auth/sign-on": "Says how the people of a domain sign in",
  "GET /api/auth/callback/[provider]": "Ends a sign-in by Google or Microsoft",
  "POST /api/auth/sso/sign-up": "Signs a company up after such a sign-in",
} as const;
