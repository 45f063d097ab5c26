import type { Metadata } from "next";
import { QueueScreen } from "@/components/review/queue-screen";

export const metadata: Metadata = { title: "Review" };

export default function ReviewPage() {
  return <QueueScreen />;
}
