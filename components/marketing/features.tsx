import { BellRing, Download, FolderLock, MailPlus, ScanEye, UsersRound } from "lucide-react";
import { fileKinds, largestFile } from "@/components/marketing/claims";
import { ProductPicture } from "@/components/marketing/product-picture";
import { cx } from "@/components/ui/class-names";
import { retentionYears } from "@/lib/documents/retention/rules";
import { reminderStages as reminderDays } from "@/lib/reminders/rules";

const shown = [
  {
    picture: "dashboard",
    alt: "The dashboard, with the number of vendors that are compliant, expiring soon and expired",
    title: "Every vendor on one screen",
    text: "See who is covered, whose coverage expires next, and what came in today. Click any number to open its list.",
    points: ["Six statuses, each with a reason", "Upcoming expirations in date order", "Counts update as soon as a file is read"],
  },
  {
    picture: "vendor",
    alt: "A vendor's page with its status and each coverage's policy number and dates",
    title: "One status for each vendor",
    text: "See each coverage with its policy number, dates and limits. The certificate is one click away.",
    points: [
      "Renewals replace the old policy, line by line",
      "Certificates for another company never count",
      "Dates you type appear next to dates we read",
    ],
  },
] as const;

const more = [
  {
    icon: ScanEye,
    title: "Honest about unreadable values",
    text: "We mark unreadable values for review. We never guess, and they never count as compliant.",
  },
  {
    icon: BellRing,
    title: "Email reminders",
    text: `We email the vendor's contact ${reminderDays.join(", ")} days before a policy expires. Each reminder goes out once.`,
  },
  {
    icon: MailPlus,
    title: "Certificate requests",
    text: "Ask a vendor for a certificate with one click. The vendor needs no account and pays no fee.",
  },
  {
    icon: UsersRound,
    title: "Roles for your team",
    text: "Choose Admin, Manager or Viewer. Everyone sees the same list, and you decide who can change it.",
  },
  {
    icon: FolderLock,
    title: "Original files",
    text: `${fileKinds} up to ${largestFile}. We never change a file, and we keep it for ${retentionYears} years after it expires.`,
  },
  {
    icon: Download,
    title: "Tamper-evident activity log",
    text: "See who did what and when. Entries are linked, so any change to past entries is detected.",
  },
];

export function Features() {
  return (
    <section id="features" className="public-page py-10 lg:py-12">
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight sm:text-4xl">Less filing, fewer phone calls</h2>
        <p className="mt-3 text-pretty text-base text-ink-2 leading-6">Know who is on site without coverage before anyone asks.</p>
      </div>
      <div className="mt-10 space-y-12 lg:space-y-16">
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
      <ul className="mt-12 grid gap-x-10 gap-y-9 border-t pt-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {more.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden className="size-5 text-link" />
            <h3 className="mt-3 font-semibold text-base text-ink">{title}</h3>
            <p className="mt-1 text-base text-ink-2 leading-6">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
