import { jwtVerify, SignJWT } from "jose";
import { proveOneself } from "@/lib/accounts/sign-in/second-factor-commands";
import type { ProofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import type { Origin } from "@/lib/accounts/throttle-commands";
import { now } from "@/lib/infra/clock";
import { keyFor } from "@/lib/infra/crypto";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope, LiveSession } from "@/lib/tenancy/scope";

const minutes = 5;

/** Lets one sign-in download the company's data for some minutes, after its owner has shown again who they are. */
export function exportTicket(sessionId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sessionId)
    .setExpirationTime(Math.floor(now().getTime() / 1000) + minutes * 60)
    .sign(keyFor("company-export"));
}

/** Asks again who a person is. An admin gave the password when a key got the scope exports. */
export async function proveForExport(scope: CompanyScope, session: LiveSession, proof: ProofInput, caller: Origin): Promise<void> {
  if (!session.apiKey) await proveOneself(scope, proof, caller, session.sessionId);
}

/** Throws `forbidden` unless the ticket was given to this sign-in and is still good. A key needs none. */
export async function checkExportTicket(ticket: string, { sessionId, apiKey }: LiveSession): Promise<void> {
  if (apiKey) return;
  try {
    const { payload } = await jwtVerify(ticket, keyFor("company-export"), { algorithms: ["HS256"], currentDate: now() });
    if (payload.sub === sessionId) return;
  } catch {
    // Refused below, as a ticket of another sign-in is.
  }
  throw new AppError("forbidden", coded("server.companies.enterYourPasswordUnderSettings"));
}
