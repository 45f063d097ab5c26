import { ExpirationBadge } from "@/components/compliance/expiration-badge";
import { coverageWords } from "@/components/documents/document-words";
import { formatDate } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { type PlainKey, say } from "@/messages/say";

type Expiration = StatsDto["upcomingExpirations"][number];

const words: Record<string, PlainKey> = coverageWords;
const coverageOf = ({ coverage }: Expiration) => (words[coverage] ? say(words[coverage]) : coverage);

/** The next coverages to end, by vendor: the first to end represents those of its vendor. */
function byVendor(expirations: readonly Expiration[]): Expiration[][] {
  const groups = new Map<string, Expiration[]>();
  for (const one of expirations) groups.set(one.vendorId, [...(groups.get(one.vendorId) ?? []), one]);
  return [...groups.values()];
}

const listed = 6;

/** The vendors whose coverage expires next. */
export function UpcomingExpirations({ expirations }: { expirations: readonly Expiration[] }) {
  return (
    <>
      <h3 className="px-5 pt-2 pb-1 font-medium text-ink-2 text-small">{say("dashboard.nextToExpire")}</h3>
      <ul className="divide-y">
        {byVendor(expirations)
          .slice(0, listed)
          .map(([expiration, ...others]) => expiration && <Expiring key={expiration.id} first={expiration} others={others} />)}
      </ul>
    </>
  );
}

function Expiring({ first, others }: { first: Expiration; others: readonly Expiration[] }) {
  return (
    <li className="relative flex min-h-13 items-center gap-3 px-5 py-1.5 hover:bg-ground">
      <div className="min-w-0 flex-1">
        <Link href={`/vendors/${first.vendorId}`} className="block truncate font-medium text-ink after:absolute after:inset-0">
          {first.vendorName}
        </Link>
        <p className="truncate text-ink-3 text-small tabular-nums">
          {coverageOf(first)} · {formatDate(first.expirationDate)}
          {others.length > 0 && ` ${say("dashboard.moreCoverages", { count: others.length })}`}
        </p>
      </div>
      <ExpirationBadge daysRemaining={first.daysRemaining} />
    </li>
  );
}
