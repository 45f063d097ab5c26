import { Logo } from "@/components/layout/logo";
import { supportEmail } from "@/components/marketing/claims";
import { TextLink } from "@/components/ui/text-link";

const groups = [
  {
    title: "Product",
    links: [
      { href: "/#features", label: "Features" },
      { href: "/signup", label: "Pricing" },
      { href: "/login", label: "Sign in" },
    ],
  },
  {
    title: "Company",
    links: [
      { href: "/about", label: "About" },
      { href: "/support", label: "Support Center" },
      { href: `mailto:${supportEmail}`, label: "Contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { href: "/privacy", label: "Privacy Policy" },
      { href: "/privacy#international", label: "GDPR" },
      { href: "/terms", label: "Terms of Service" },
    ],
  },
];

export function PublicFooter() {
  return (
    <footer className="border-t bg-surface">
      <div className="public-page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <Logo href="/" />
          <p className="mt-3 max-w-xs text-ink-2">Certificates of insurance, tracked for you.</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold text-ink">{title}</p>
            <ul className="mt-2 sm:space-y-1.5">
              {links.map(({ href, label }) => (
                <li key={label}>
                  <TextLink alone href={href} className="font-normal! text-ink-2!">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
