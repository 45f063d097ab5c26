import { z } from "zod";
import { open, seal } from "@/lib/infra/crypto";

const secrets = z
  .object({
    clientSecret: z.string(),
    password: z.string(),
    privateKey: z.string(),
    accessToken: z.string(),
    refreshToken: z.string(),
    /** ISO time at which the access token ends. */
    expiresAt: z.string(),
  })
  .partial();
export type Secrets = z.output<typeof secrets>;

const purpose = "connection-secret";

/** The secrets of a connection, from how they are stored. Throws `conflict` where APP_SECRET was changed since. */
export const openSecrets = (sealed: string | null): Secrets => (sealed ? secrets.parse(JSON.parse(open(purpose, sealed))) : {});

/** How the secrets of a connection are stored; null: there are none. */
export function sealSecrets(some: Secrets): string | null {
  const kept = Object.fromEntries(Object.entries(some).filter(([, value]) => value));
  return Object.keys(kept).length > 0 ? seal(purpose, JSON.stringify(kept)) : null;
}
