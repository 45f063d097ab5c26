import { Skeleton } from "@/components/ui/skeleton";
import type { SetupDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { say } from "@/messages/say";

/** The new secret, as a code to scan and as a key to type. */
export function SetupKey({ setup }: { setup: SetupDto | undefined }) {
  return (
    <>
      <p className="text-ink-2">{say("security.setupKeyHint")}</p>
      <div className="flex flex-wrap items-center gap-5">
        <div className="size-44 shrink-0 overflow-hidden rounded-card border bg-white">
          {setup ? <QrCode {...setup.qr} /> : <Skeleton className="size-full" />}
        </div>
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-ink-3 text-small">{say("security.key")}</p>
          <p className="mt-1 select-all font-mono text-ink [overflow-wrap:anywhere]">
            {setup?.secret.replace(/(.{4})(?=.)/g, "$1 ") ?? "…"}
          </p>
        </div>
      </div>
    </>
  );
}

/** Dark on white in both themes, because scanners need it. */
function QrCode({ size, path }: { size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label={say("security.qrCodeAlt")}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
