import type { Metadata } from "next";
import { FiguresScreen } from "@/components/admin/figures-screen";

export const metadata: Metadata = { title: "Landing Page" };

export default function AdminLandingPage() {
  return <FiguresScreen />;
}
