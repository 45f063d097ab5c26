import { BellRing, FileSearch, FolderLock, LayoutDashboard, ScanEye, UsersRound } from "lucide-react";
import { fileKinds, largestFile, reminderDays, retentionYears } from "@/components/marketing/claims";

const features = [
  {
    icon: FileSearch,
    title: "Reads the certificate",
    text: "Fillable forms, digital files and scans: coverages, policy numbers, effective and expiration dates, limits.",
  },
  {
    icon: ScanEye,
    title: "Says what it could not read",
    text: "An unreadable value is marked as such and put under review. It is never guessed and never counted as compliant.",
  },
  {
    icon: LayoutDashboard,
    title: "One status for each vendor",
    text: "Compliant, expiring soon, expired, under review or no documents, with the reason beside it and the whole company on one ring.",
  },
  {
    icon: BellRing,
    title: "Reminders by e-mail",
    text: `To the vendor's contact ${reminderDays.join(", ")} days before a policy expires, in your company's time zone. Each stage is told once.`,
  },
  {
    icon: UsersRound,
    title: "Roles for your team",
    text: "Admins, managers and viewers: everyone sees the same list, and only those who may change it can.",
  },
  {
    icon: FolderLock,
    title: "The original, kept",
    text: `${fileKinds} up to ${largestFile}, drag and drop. The file is never changed and stays ${retentionYears} years after it expires. Every change is in the audit log.`,
  },
];

export function Features() {
  return (
    <section id="features" className="public-page py-16 lg:py-20">
      <h2 className="font-semibold text-3xl text-ink tracking-tight">What it does for you</h2>
      <p className="mt-2 max-w-xl text-base text-ink-2 leading-6">
        Less filing, fewer phone calls, and an answer when somebody asks who is on site without cover.
      </p>
      <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className="flex size-10 items-center justify-center rounded-card bg-accent-soft text-link">
              <Icon aria-hidden className="size-5" />
            </span>
            <h3 className="mt-4 font-semibold text-base text-ink">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
