import type { Metadata } from "next";
import { PastScreen } from "@/components/verdicts/past-screen";
import { requireCompany } from "@/lib/http/page";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("verdicts.statusOnADay") });

export default async function PastPage() {
  await requireCompany();
  return <PastScreen />;
}
