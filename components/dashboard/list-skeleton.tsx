import { Skeleton } from "@/components/ui/skeleton";

export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className="divide-y">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else
        <div key={index} className="flex h-15 items-center gap-3 px-5">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}
