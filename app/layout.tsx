import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { cookies } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { LateKeepFocus, LateToaster } from "@/components/layout/late-parts";
import { OfflineNotice } from "@/components/layout/offline-notice";
import { PlatformProvider } from "@/components/layout/platform-context";
import { PortalTexts } from "@/components/layout/portal-texts";
import { SiteTexts } from "@/components/layout/site-texts";
import { isPortalPage } from "@/lib/http/portal-page";
import { type Theme, themeCookie, themeOf } from "@/lib/infra/theme-values";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { languageNow, say } from "@/messages/say";
import "./fonts.css";
import "./globals.css";

/**
 * A page waits 0.1 s for its fonts and then keeps the fallback fonts until the next page: fonts that came later would break lines
 * elsewhere, and the content below would jump. Characters beyond Latin are in `app/fonts.css`.
 */
const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  display: "optional",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

const descriptionOf = (name: string) => say("layout.siteDescription", { name });

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  await isPortalPage();
  const { appName } = (await getSettings()).general;
  const description = descriptionOf(appName);
  return {
    // Read here and not through lib/infra/env, since a build has no settings; a page that is made per visit has the real one.
    metadataBase: new URL(process.env.APP_URL || "http://localhost:3000"),
    title: { default: say("layout.siteTitle", { appName }), template: `%s · ${appName}` },
    description,
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "48x48" },
        { url: "/icon.svg", type: "image/svg+xml" },
      ],
      apple: "/apple-icon.png",
    },
    // "./" is the address of the requested page.
    alternates: { canonical: "./" },
    openGraph: { type: "website", siteName: appName, description, url: "./" },
    twitter: { card: "summary_large_image" },
  };
}

const colors: Record<Theme, string> = { light: "#ffffff", dark: "#151a22" };

const chosenTheme = async () => themeOf((await cookies()).get(themeCookie)?.value);

export async function generateViewport(): Promise<Viewport> {
  const theme = await chosenTheme();
  if (theme) return { themeColor: colors[theme] };
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: colors.light },
      { media: "(prefers-color-scheme: dark)", color: colors.dark },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is rendered per visit, so its scripts carry the nonce of that response's policy.
  await connection();
  const theme = await chosenTheme();
  // The vendor's page is for who comes once a year on a phone: it loads its own few texts only.
  const isPortal = await isPortalPage();
  const Texts = isPortal ? PortalTexts : SiteTexts;
  const { general, security } = await getSettings();
  return (
    <html lang={languageNow()} className={inter.variable} data-theme={theme}>
      <body>
        <Texts>
          <PlatformProvider appName={general.appName} passwordPolicy={security.passwordPolicy}>
            {children}
          </PlatformProvider>
          <LateKeepFocus />
          <OfflineNotice />
          {!isPortal && <LateToaster theme={theme ?? "system"} />}
        </Texts>
      </body>
    </html>
  );
}
