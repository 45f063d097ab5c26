import type { Metadata } from "next";
import { FiguresScreen } from "@/components/admin/figures-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("admin.landingPage") });

export default function AdminLandingPage() {
  return <FiguresScreen />;
}
