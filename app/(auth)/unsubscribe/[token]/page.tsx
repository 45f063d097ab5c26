import type { Metadata } from "next";
import { Unsubscribe } from "@/components/auth/unsubscribe";
import { AppError } from "@/lib/infra/errors";
import { getUnsubscription } from "@/lib/mail/unsubscribe/queries";
import { say } from "@/messages/say";

/** The address holds a token: no other site and no search may learn it. */
export const generateMetadata = (): Metadata => ({
  title: say("auth.stopReminders"),
  referrer: "no-referrer",
  robots: { index: false, follow: false },
});

async function find(token: string) {
  try {
    return await getUnsubscription(token);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <Unsubscribe token={token} found={await find(token)} />;
}
