import { formatNumber, formatPrice } from "@/components/ui/format";
import { bytesOf } from "@/lib/companies/billing/usage-rules";
import { fixedLimits } from "@/lib/companies/billing/usage-values";
import { largeSize } from "@/lib/infra/figures-rules";
import type { PlanOffer } from "@/lib/tenancy/settings/billing-schema";
import type { Currency } from "@/lib/tenancy/settings/billing-values";
import { say } from "@/messages/say";

const limitText = (limit: number | null) => (limit === null ? say("plans.unlimited") : formatNumber(limit));

/** `cents`: of a price. A row of prices is left out where no plan has one. */
type Row = { name: string; cents?: (offer: PlanOffer) => number | null; show: (offer: PlanOffer, currency: Currency) => string };

/** How to get a plan without a price is said above the table, once. */
const price = (cents: number | null, currency: Currency) => (cents === null ? "–" : formatPrice(cents, currency));

const rows: Row[] = [
  {
    get name() {
      return say("plans.pricePerMonth");
    },
    cents: ({ monthly }) => monthly,
    show: ({ monthly }, currency) => price(monthly, currency),
  },
  {
    get name() {
      return say("plans.pricePerYear");
    },
    cents: ({ annual }) => annual,
    show: ({ annual }, currency) => price(annual, currency),
  },
  {
    get name() {
      return say("common.vendors");
    },
    show: ({ vendors }) => limitText(vendors),
  },
  {
    get name() {
      return say("common.users");
    },
    show: ({ users }) => limitText(users),
  },
  {
    get name() {
      return say("plans.filesStored");
    },
    show: ({ plan }) => limitText(fixedLimits[plan].files),
  },
  {
    get name() {
      return say("common.storage");
    },
    show: ({ storage }) => {
      const bytes = bytesOf(storage);
      return bytes === null ? say("plans.unlimited") : largeSize(bytes);
    },
  },
];

/** The plans side by side. Four narrow columns, so that a phone shows all of them. */
export function PlanTable({ offers, currency }: { offers: readonly PlanOffer[]; currency: Currency }) {
  const shown = rows.filter(({ cents }) => !cents || offers.some((offer) => cents(offer) !== null));
  return (
    <table className="w-full table-fixed text-left text-small">
      <caption className="sr-only">{say("plans.comparePlans")}</caption>
      <thead>
        <tr className="border-b">
          <td className="w-[21%] px-2 py-3 sm:w-1/4 sm:px-5" />
          {offers.map(({ plan, name }) => (
            <th key={plan} scope="col" className="px-1.5 py-3 font-semibold text-ink [overflow-wrap:anywhere] sm:px-5">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, show }) => (
          <tr key={name} className="border-b last:border-b-0">
            <th scope="row" className="px-2 py-3 font-medium text-ink sm:px-5">
              {name}
            </th>
            {offers.map((offer) => (
              <td key={offer.plan} className="px-1.5 py-3 text-ink-2 tabular-nums [overflow-wrap:anywhere] sm:px-5">
                {show(offer, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
