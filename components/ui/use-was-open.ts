"use client";

import { useState } from "react";

/** Whether something was ever open. Until then its code is not asked for; afterwards it stays, so that it can close in its own time. */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
