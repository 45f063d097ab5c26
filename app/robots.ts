import type { MetadataRoute } from "next";
import { env } from "@/lib/infra/env";

// The address is a setting of the running process, not of the build.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        "/api/",
        "/admin",
        "/dashboard",
        "/vendors",
        "/documents",
        "/projects",
        "/attention",
        "/review",
        "/inbox",
        "/settings",
        "/auth/",
        "/reset-password",
        "/invitation",
        "/portal/",
      ],
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
