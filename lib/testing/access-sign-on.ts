import { randomUUID } from "node:crypto";
import { type Answers, adminOnly, adminWrites, callers, type Row, same } from "@/lib/testing/access-rows";
import { testPassword } from "@/lib/testing/factories";

const one = () => ({ params: { id: randomUUID() } });
/** No person calls for a firm's directory: its own test does, by a token. */
const byTokenAlone = (): Answers => ({
  ...(Object.fromEntries(callers.map((caller) => [caller, 403])) as Answers),
  ...{ anonymous: 401, suspended: 401 },
});
const directory = (call?: Row["call"]): Row => ({ answers: byTokenAlone(), ...(call && { call }) });
const raw = () => ({ json: {} });

/** How the people of a firm sign in, and the calls of its directory. */
export const signOnRows: Record<string, Row> = {
  "GET /api/auth/sign-on": { answers: same(200), call: () => ({ path: "/?domain=builders.example" }) },
  "GET /api/sign-on": { answers: adminWrites },
  "PATCH /api/sign-on": { answers: adminWrites, call: () => ({ json: { endsKeys: true } }) },
  "POST /api/sign-on/domains": { answers: adminOnly(201), call: () => ({ json: { domain: `${randomUUID()}.example` } }) },
  "PATCH /api/sign-on/domains/[id]": { answers: adminOnly(404), call: () => ({ ...one(), json: { isRequired: false } }) },
  "DELETE /api/sign-on/domains/[id]": { answers: adminOnly(404), call: one },
  "POST /api/sign-on/domains/[id]/check": { answers: adminOnly(404), call: one },
  "POST /api/sign-on/providers": {
    proof: "again",
    // The issuer is no server's.
    answers: adminOnly(400),
    call: () => ({
      json: { name: "Invented", issuer: "https://localhost", clientId: "invented", clientSecret: "invented", password: testPassword },
    }),
  },
  "PATCH /api/sign-on/providers/[id]": {
    proof: "again",
    answers: adminOnly(404),
    call: () => ({ ...one(), json: { name: "Invented", password: testPassword } }),
  },
  "DELETE /api/sign-on/providers/[id]": { answers: adminOnly(404), call: one },
  "PATCH /api/sign-on/groups/[id]": { answers: adminOnly(404), call: () => ({ ...one(), json: { role: null } }) },
  "POST /api/sign-on/tokens": { proof: "again", answers: adminOnly(201), call: () => ({ json: { password: testPassword } }) },
  "DELETE /api/sign-on/tokens/[id]": { answers: adminOnly(404), call: one },
  "GET /api/scim/v2/ServiceProviderConfig": directory(),
  "GET /api/scim/v2/ResourceTypes": directory(),
  "GET /api/scim/v2/ResourceTypes/[id]": directory(one),
  "GET /api/scim/v2/Schemas": directory(),
  "GET /api/scim/v2/Schemas/[id]": directory(one),
  "GET /api/scim/v2/Users": directory(),
  "POST /api/scim/v2/Users": directory(raw),
  "GET /api/scim/v2/Users/[id]": directory(one),
  "PUT /api/scim/v2/Users/[id]": directory(() => ({ ...one(), ...raw() })),
  "PATCH /api/scim/v2/Users/[id]": directory(() => ({ ...one(), ...raw() })),
  "DELETE /api/scim/v2/Users/[id]": directory(one),
  "GET /api/scim/v2/Groups": directory(),
  "POST /api/scim/v2/Groups": directory(raw),
  "GET /api/scim/v2/Groups/[id]": directory(one),
  "PUT /api/scim/v2/Groups/[id]": directory(() => ({ ...one(), ...raw() })),
  "PATCH /api/scim/v2/Groups/[id]": directory(() => ({ ...one(), ...raw() })),
  "DELETE /api/scim/v2/Groups/[id]": directory(one),
};
