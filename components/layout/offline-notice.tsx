"use client";

import { WifiOff } from "lucide-react";
import { useOffline } from "next/offline";
import { useSyncExternalStore } from "react";
import { say } from "@/messages/say";

function subscribe(tell: () => void): () => void {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

/**
 * Shown while offline: the browser says so, or a page could not be fetched. That page opens once the connection is back. The notice covers
 * no control.
 */
export function OfflineNotice() {
  const unreached = useOffline();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex justify-center px-4 lg:bottom-6">
      {(!online || unreached) && (
        <p className="flex items-center gap-2.5 rounded-card border bg-surface px-4 py-3 text-ink shadow-float">
          <WifiOff aria-hidden className="size-4 shrink-0 text-red" />
          {say("layout.offlineNotice")}
        </p>
      )}
    </div>
  );
}
