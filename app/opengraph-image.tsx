import { ImageResponse } from "next/og";
import { connection } from "next/server";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { say } from "@/messages/say";

export const alt = "Know which vendors are covered today";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

const states = [
  { word: "common.compliant", ink: "#1b49a5", tint: "#e6eefc" },
  { word: "common.expiringSoon", ink: "#7a4f00", tint: "#fdf0c4" },
  { word: "common.expired", ink: "#a81c1c", tint: "#fdeaea" },
  { word: "compliance.underReview", ink: "#5b34b0", tint: "#efe9fd" },
] as const;

/** The picture that appears when someone shares a link. Its font ships with Next, so nothing is fetched. */
export default async function SocialPicture() {
  await connection();
  const { appName } = (await getSettings()).general;
  return new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: 80,
        background: "#f6f8fb",
        color: "#131a26",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 24, fontSize: 44 }}>
        <svg width="72" height="72" viewBox="0 0 28 28" role="presentation">
          <rect width="28" height="28" rx="7" fill="#1e4fbf" />
          <path d="M8.5 6.5h7.6l3.9 3.9v10.1a1 1 0 0 1-1 1H8.5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Z" fill="#ffffff" />
          <path d="m10.6 14.7 2.4 2.4 4.2-4.6" fill="none" stroke="#1e4fbf" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {appName}
      </div>
      <div style={{ display: "flex", fontSize: 84, lineHeight: 1.1, letterSpacing: -2, maxWidth: 960 }}>{say("marketing.heroTitle")}</div>
      <div style={{ display: "flex", gap: 20, fontSize: 32 }}>
        {states.map(({ word, ink, tint }) => (
          <div key={word} style={{ display: "flex", padding: "12px 24px", borderRadius: 12, color: ink, background: tint }}>
            {say(word)}
          </div>
        ))}
      </div>
    </div>,
    size,
  );
}
