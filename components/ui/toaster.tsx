"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Where toasts appear. Its code comes after the page, and what is said before waits for it; a page without it is still a page. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    import("@/components/ui/toasts").then(
      (file) => setToasts(() => file.Toasts),
      () => null,
    );
  }, []);
  return Toasts && <Toasts />;
}
