import { fingerprintOf, type KeyPair, newKey, openKey } from "@/lib/documents/passports/rules";
import { open, seal } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

const row = "passport.key";

/** The public key of this installation; null: it has signed nothing yet. */
export async function findOwnKey(): Promise<string | null> {
  const found = await asPlatform().platformSetting.findUnique({ where: { key: row } });
  return (found?.value as { publicKey?: string } | undefined)?.publicKey ?? null;
}

/**
 * The key pair that signs passports, made when it is first needed. Of two processes that make one at the same time, the first counts. A
 * key under a lost APP_SECRET is replaced: passports that it signed keep their signatures.
 */
export async function ownKey(): Promise<KeyPair> {
  const stored = await readOwn();
  if (stored && stored !== "lost") return stored;
  const { pem, publicKey } = newKey();
  const value = { publicKey, sealedPem: seal("passport-key", pem) };
  if (stored === "lost") await asPlatform().platformSetting.update({ where: { key: row }, data: { value } });
  else await asPlatform().platformSetting.createMany({ data: [{ key: row, value }], skipDuplicates: true });
  const kept = await readOwn();
  if (!kept || kept === "lost") throw new Error("The key of passports was not kept");
  return kept;
}

async function readOwn(): Promise<KeyPair | "lost" | null> {
  const found = await asPlatform().platformSetting.findUnique({ where: { key: row } });
  if (!found) return null;
  try {
    return openKey(open("passport-key", (found.value as { sealedPem: string }).sealedPem));
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return "lost";
    throw error;
  }
}

/** The public key for whoever checks a passport. Throws `not_found` before the first one is made. */
export async function tellOwnKey() {
  const publicKey = await findOwnKey();
  if (publicKey === null) throw notFound(coded("server.passports.key"));
  return { algorithm: "Ed25519" as const, publicKey, fingerprint: fingerprintOf(publicKey) };
}
