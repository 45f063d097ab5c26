import type { MetadataRoute } from "next";
import { env } from "@/lib/infra/env";

// The address is a setting of the running process, not of the build.
export const dynamic = "force-dynamic";

const paths = ["", "/signup", "/login", "/about", "/accuracy", "/support", "/privacy", "/terms"];

export default function sitemap(): MetadataRoute.Sitemap {
  return paths.map((path) => ({ url: `${env().APP_URL}${path}` }));
}
