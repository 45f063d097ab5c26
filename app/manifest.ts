import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { say } from "@/messages/say";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection();
  const { appName } = (await getSettings()).general;
  return {
    name: appName,
    short_name: appName,
    description: say("marketing.footerClaim"),
    start_url: "/dashboard",
    display: "standalone",
    background_color: "#f6f8fb",
    theme_color: "#ffffff",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
