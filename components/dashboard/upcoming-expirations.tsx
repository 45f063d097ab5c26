import { ExpirationBadge } from "@/components/compliance/expiration-badge";
import { coverageWords } from "@/components/documents/document-words";
import { formatDate } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

type Expiration = StatsDto["upcomingExpirations"][number];

const words: Record<string, string> = coverageWords;

export function UpcomingExpirations({ expirations }: { expirations: readonly Expiration[] }) {
  if (expirations.length === 0) return <p className="px-5 py-8 text-center text-ink-3">{say("dashboard.noUpcomingExpirations")}</p>;
  return (
    <ul className="divide-y">
      {expirations.map((expiration) => (
        <li key={expiration.id} className="relative flex min-h-15 items-center gap-3 px-5 py-2.5 hover:bg-ground">
          <div className="min-w-0 flex-1">
            <Link href={`/vendors/${expiration.vendorId}`} className="block truncate font-medium text-ink after:absolute after:inset-0">
              {expiration.vendorName}
            </Link>
            <p className="truncate text-ink-3 text-small tabular-nums">
              {words[expiration.coverage] ?? expiration.coverage} · {formatDate(expiration.expirationDate)}
            </p>
          </div>
          <ExpirationBadge daysRemaining={expiration.daysRemaining} />
        </li>
      ))}
    </ul>
  );
}
