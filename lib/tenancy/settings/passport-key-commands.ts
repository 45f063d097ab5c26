import { open, seal } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";

const row = "passport.key";

type StoredKey = { publicKey: string; sealedPem: string };

const readRow = async () => (await asPlatform().platformSetting.findUnique({ where: { key: row } }))?.value as StoredKey | null | undefined;

/** The public key that passports are signed by here; null: none was signed yet. */
export const findPassportKey = async (): Promise<string | null> => (await readRow())?.publicKey ?? null;

/** The private key as PEM. `lost`: it is sealed under another APP_SECRET. null: there is none yet. */
export async function openPassportKey(): Promise<string | "lost" | null> {
  const stored = await readRow();
  if (!stored) return null;
  try {
    return open("passport-key", stored.sealedPem);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return "lost";
    throw error;
  }
}

/** Keeps a new key. Of two processes that do so at the same time, the first counts; only a lost key is replaced. */
export async function keepPassportKey({ publicKey, pem }: { publicKey: string; pem: string }, isLost: boolean): Promise<void> {
  const value = { publicKey, sealedPem: seal("passport-key", pem) };
  if (isLost) await asPlatform().platformSetting.update({ where: { key: row }, data: { value } });
  else await asPlatform().platformSetting.createMany({ data: [{ key: row, value }], skipDuplicates: true });
}
