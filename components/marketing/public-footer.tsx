import { LanguageChoice } from "@/components/layout/language";
import { Logo } from "@/components/layout/logo";
import { supportEmail } from "@/components/marketing/claims";
import { TextLink } from "@/components/ui/text-link";
import { say } from "@/messages/say";

const groups = [
  {
    get title() {
      return say("marketing.product");
    },
    links: [
      {
        href: "/#features",
        get label() {
          return say("marketing.features");
        },
      },
      {
        href: "/accuracy",
        get label() {
          return say("marketing.accuracyTitle");
        },
      },
      {
        href: "/developers",
        get label() {
          return say("marketing.developers");
        },
      },
      {
        href: "/signup",
        get label() {
          return say("marketing.pricing");
        },
      },
      {
        href: "/login",
        get label() {
          return say("marketing.signIn");
        },
      },
    ],
  },
  {
    get title() {
      return say("common.company");
    },
    links: [
      {
        href: "/about",
        get label() {
          return say("common.about");
        },
      },
      {
        href: "/support",
        get label() {
          return say("marketing.supportCenter");
        },
      },
      {
        href: `mailto:${supportEmail}`,
        get label() {
          return say("common.contact");
        },
      },
    ],
  },
  {
    get title() {
      return say("marketing.legal");
    },
    links: [
      {
        href: "/privacy",
        get label() {
          return say("marketing.privacyPolicy");
        },
      },
      {
        href: "/privacy#international",
        get label() {
          return say("marketing.gdpr");
        },
      },
      {
        href: "/terms",
        get label() {
          return say("marketing.termsOfService");
        },
      },
    ],
  },
];

export function PublicFooter() {
  return (
    <footer className="border-t bg-surface">
      <div className="public-page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <Logo href="/" />
          <p className="mt-3 max-w-xs text-ink-2">{say("marketing.footerClaim")}</p>
          <LanguageChoice className="mt-5 w-40" />
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
