import type { ReactNode } from "react";
import { AuthFrame } from "@/components/auth/auth-frame";
import { Providers } from "@/components/layout/providers";
import { getPublicFigures } from "@/lib/admin/figures/queries";

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { testimonial, testimonialBy } = await getPublicFigures();
  return (
    <Providers>
      <AuthFrame {...{ testimonial, testimonialBy }}>{children}</AuthFrame>
    </Providers>
  );
}
