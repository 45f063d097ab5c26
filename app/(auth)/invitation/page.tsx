import type { Metadata } from "next";
import { AcceptInvitation } from "@/components/team/accept-invitation";
import { findInvitation } from "@/lib/team/queries";

/** The address holds a token: no other site may learn it. */
export const metadata: Metadata = { title: "Join your team", referrer: "no-referrer" };

export default async function InvitationPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const { token } = await searchParams;
  const link = typeof token === "string" ? token : "";
  return <AcceptInvitation token={link} invitation={link ? await findInvitation(link) : null} />;
}
