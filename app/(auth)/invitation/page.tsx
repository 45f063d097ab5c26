import type { Metadata } from "next";
import { AcceptInvitation } from "@/components/auth/accept-invitation";
import { findInvitation } from "@/lib/companies/team/queries";
import { findVisitor } from "@/lib/http/page";
import { say } from "@/messages/say";

/** The address holds a token: no other site may learn it. */
export const generateMetadata = (): Metadata => ({ title: say("auth.joinYourTeam"), referrer: "no-referrer" });

export default async function InvitationPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const { token } = await searchParams;
  const link = typeof token === "string" ? token : "";
  const visitor = await findVisitor();
  return <AcceptInvitation token={link} invitation={link ? await findInvitation(link) : null} signedInAs={visitor?.email ?? null} />;
}
