import { AppName } from "@/components/layout/platform-context";
import { type Language, languageCodes, languages } from "@/messages/languages";
import { languageNow, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** Who runs the page, and its other languages. */
export function PortalFooter({ company, token }: { company: string; token: string }) {
  const others = languageCodes.filter((code: Language) => code !== languageNow());
  return (
    <footer className="mx-auto max-w-5xl space-y-3 px-4 pb-10 text-ink-3 text-small sm:px-6">
      <p>{sayParts("portal.footer", { company, product: <AppName /> })}</p>
      <nav aria-label={say("portal.otherLanguage")} className="flex gap-4">
        {others.map((code) => (
          <a key={code} href={`/portal/${token}?lang=${code}`} lang={code} className="touch-line font-medium text-link hover:underline">
            {languages[code]}
          </a>
        ))}
      </nav>
    </footer>
  );
}
