import { countSeats, findVendorRoom, readLimits, type VendorRoom } from "@/lib/companies/plan-limits/queries";
import { companyFull, teamFull, usersFull } from "@/lib/companies/plan-limits/rules";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Finds the room for vendors. Until the transaction ends, no one else adds vendors to a company with a limit, so that two additions at the
 * same time cannot pass the limit together.
 */
export function lockVendorRoom(tx: Tx, scope: CompanyScope): Promise<VendorRoom | null> {
  // Not the counters' row: an import changes vendors after this, and others lock a vendor before its counters.
  return findVendorRoom(tx, scope, () => tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`vendor-room:${scope.companyId}`}))`);
}

/** Throws `limit_reached` where the plan has no room for so many more vendors. */
export async function requireVendorRoom(tx: Tx, scope: CompanyScope, adding = 1): Promise<void> {
  const room = await lockVendorRoom(tx, scope);
  if (room && adding > room.left) throw room.refusal(adding);
}

type Seat = {
  /** Who asks, which decides how the refusal is worded. */
  by: "member" | "platform";
  /** The address that gets the place. */
  email: string;
};

/**
 * Throws `limit_reached` where the plan has no room for another user. Locks the team until the transaction ends, as every change of
 * it does. The caller has that lock already, or has written nothing yet.
 */
export async function requireSeat(tx: Tx, scope: CompanyScope, { by, email }: Seat): Promise<void> {
  const limits = await readLimits(tx, scope);
  if (limits.users === null) return;
  await lockSeats(tx, scope);
  const seats = { limit: limits.users, ...(await countSeats(tx, scope, email)) };
  if (seats.members + seats.invited < seats.limit) return;
  throw by === "platform" ? companyFull(limits, seats) : usersFull(limits, seats);
}

/** The same for an invited person, whose invitation holds their place: only members count against it. */
export async function requireSeatToJoin(tx: Tx, scope: CompanyScope): Promise<void> {
  const limits = await readLimits(tx, scope);
  if (limits.users === null) return;
  await lockSeats(tx, scope);
  const { members } = await countSeats(tx, scope);
  if (members >= limits.users) throw teamFull(limits.company, limits, limits.users);
}

async function lockSeats(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  await tx.$executeRaw`select 1 from company where id = ${companyId}::uuid for update`;
}
