import { fingerprintOf, type KeyPair, newKey, openKey } from "@/lib/documents/passports/rules";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { findPassportKey, keepPassportKey, openPassportKey } from "@/lib/tenancy/settings/passport-key-commands";

/** The key pair that signs passports, made when it is first needed. A lost one is replaced: what it signed keeps its signature. */
export async function ownKey(): Promise<KeyPair> {
  const stored = await openPassportKey();
  if (stored !== null && stored !== "lost") return openKey(stored);
  await keepPassportKey(newKey(), stored === "lost");
  const kept = await openPassportKey();
  if (kept === null || kept === "lost") throw new Error("The key of passports was not kept");
  return openKey(kept);
}

/** The public key for whoever checks a passport. Throws `not_found` before the first one is made. */
export async function tellOwnKey() {
  const publicKey = await findPassportKey();
  if (publicKey === null) throw notFound(coded("server.passports.key"));
  return { algorithm: "Ed25519" as const, publicKey, fingerprint: fingerprintOf(publicKey) };
}
