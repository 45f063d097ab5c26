import { jwtVerify, SignJWT } from "jose";
import { now } from "@/lib/infra/clock";
import { keyFor } from "@/lib/infra/crypto";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

const minutes = 5;

/** Lets one sign-in download the company's data for some minutes, after its owner has shown again who they are. */
export function exportTicket(sessionId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sessionId)
    .setExpirationTime(Math.floor(now().getTime() / 1000) + minutes * 60)
    .sign(keyFor("company-export"));
}

/** Throws `forbidden` unless the ticket was given to this sign-in and is still good. */
export async function checkExportTicket(ticket: string, sessionId: string): Promise<void> {
  try {
    const { payload } = await jwtVerify(ticket, keyFor("company-export"), { algorithms: ["HS256"], currentDate: now() });
    if (payload.sub === sessionId) return;
  } catch {
    // Refused below, as a ticket of another sign-in is.
  }
  throw new AppError("forbidden", coded("server.companies.enterYourPasswordUnderSettings"));
}
