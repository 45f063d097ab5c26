import { BellRing, Download, FolderLock, MailPlus, ScanEye, UsersRound } from "lucide-react";
import { fileKinds, largestFile } from "@/components/marketing/claims";
import { ProductPicture } from "@/components/marketing/product-picture";
import { cx } from "@/components/ui/class-names";
import { retentionYears } from "@/lib/documents/retention/rules";
import { reminderStages as reminderDays } from "@/lib/reminders/rules";

const shown = [
  {
    picture: "dashboard",
    alt: "The dashboard: how many vendors there are, are compliant, expire soon and are expired",
    title: "The whole company on one screen",
    text: "Who is covered, who will not be next week, and what came in today. Each number opens the list behind it.",
    points: [
      "Six states, each with its reason",
      "Expirations sorted by the day they happen",
      "Counts that are true the moment a file is read",
    ],
  },
  {
    picture: "vendor",
    alt: "A vendor's page: its status, and each coverage with policy number and dates",
    title: "One status for each vendor",
    text: "Every coverage with its policy number, dates and limits, and the certificate that it came from one click away.",
    points: [
      "A renewal replaces the policy that it renews, line by line",
      "A certificate of somebody else is never counted",
      "Your own date stands beside the one that was read",
    ],
  },
] as const;

const more = [
  {
    icon: ScanEye,
    title: "Says what it could not read",
    text: "An unreadable value is marked and put under review. It is never guessed and never counted as compliant.",
  },
  {
    icon: BellRing,
    title: "Reminders by e-mail",
    text: `To the vendor's contact ${reminderDays.join(", ")} days before a policy expires, in your company's time zone. Each stage is told once.`,
  },
  {
    icon: MailPlus,
    title: "Vendors are asked for you",
    text: "An invitation tells a vendor what is needed and whom to send it to. No account, no fee for the vendor.",
  },
  {
    icon: UsersRound,
    title: "Roles for your team",
    text: "Admin, Manager and Viewer: everyone sees the same list, and only those who may change it can.",
  },
  {
    icon: FolderLock,
    title: "The original, kept",
    text: `${fileKinds} up to ${largestFile}. The file is never changed and is kept ${retentionYears} years after it expires.`,
  },
  {
    icon: Download,
    title: "A log that cannot be rewritten",
    text: "Who did what and when, chained entry by entry, so that a change to the past would show.",
  },
];

export function Features() {
  return (
    <section id="features" className="public-page py-16 lg:py-24">
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight sm:text-4xl">Less filing, fewer phone calls</h2>
        <p className="mt-3 text-pretty text-base text-ink-2 leading-6">And an answer when somebody asks who is on site without cover.</p>
      </div>
      <div className="mt-12 space-y-16 lg:mt-16 lg:space-y-24">
        {shown.map(({ picture, alt, title, text, points }, index) => (
          <div
            key={picture}
            className={cx(
              "grid items-center gap-8 lg:gap-14",
              index % 2 === 0 ? "lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,0.7fr)]",
            )}
          >
            <div className={cx(index % 2 === 1 && "lg:order-last")}>
              <h3 className="font-semibold text-2xl text-ink tracking-tight">{title}</h3>
              <p className="mt-2 text-base text-ink-2 leading-6">{text}</p>
              <ul className="mt-5 space-y-2.5 text-[15px] text-ink">
                {points.map((point) => (
                  <li key={point} className="border-link border-l-2 pl-4 leading-6">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <ProductPicture name={picture} alt={alt} sizes="(width < 640px) 450px, (width < 1024px) 100vw, 600px" />
          </div>
        ))}
      </div>
      <ul className="mt-16 grid gap-x-10 gap-y-9 border-t pt-12 sm:grid-cols-2 lg:mt-24 lg:grid-cols-3">
        {more.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden className="size-5 text-link" />
            <h3 className="mt-3 font-semibold text-base text-ink">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
