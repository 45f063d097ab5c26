import { type JWTPayload, jwtVerify } from "jose";
import { Secret, TOTP } from "otpauth";
import type { User } from "@/generated/prisma/client";
import { stepSeconds, stepsAround } from "@/lib/accounts/sign-in/second-factor-rules";
import type { SecurityDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { appName } from "@/lib/infra/app-name";
import { now } from "@/lib/infra/clock";
import { keyFor, open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** What the Security tab says of the acting person's account. */
export function getSecurity(scope: CompanyScope): Promise<SecurityDto> {
  return inCompany(scope, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: scope.actor.id ?? "" } });
    if (!user) throw notFound(coded("common.user"));
    return {
      hasPassword: user.passwordHash !== null,
      passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
      twoFactor: {
        enabledAt: user.totpEnabledAt?.toISOString() ?? null,
        recoveryCodesLeft: user.totpEnabledAt ? user.recoveryHashes.length : 0,
      },
    };
  });
}

/** The generator for a stored secret. */
export function generatorOf(user: Pick<User, "email" | "totpSecret">): TOTP {
  const secret = Secret.fromBase32(open("totp", user.totpSecret ?? ""));
  return new TOTP({ issuer: appName(), label: user.email, secret, digits: 6, period: stepSeconds });
}

/** The step of this code, among now and its neighbors; null when it matches none. */
export function stepOfCode(generator: TOTP, code: string): number | null {
  const timestamp = now().getTime();
  const distance = generator.validate({ token: code, window: stepsAround, timestamp });
  return distance === null ? null : generator.counter({ timestamp }) + distance;
}

/** What a challenge says, or null when it is not ours or too old. `iat` is in seconds. */
export async function readChallenge(token: string): Promise<(JWTPayload & { remember: boolean; sub: string; iat: number }) | null> {
  try {
    const { payload } = await jwtVerify(token, keyFor("second-factor"), { algorithms: ["HS256"], currentDate: now() });
    if (!payload.sub || !payload.iat) return null;
    return { ...payload, sub: payload.sub, iat: payload.iat, remember: payload.remember === true };
  } catch {
    return null;
  }
}
