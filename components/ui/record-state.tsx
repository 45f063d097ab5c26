import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";

type RecordMissingProps = { title: string; advice: string; onRetry?: (() => unknown) | undefined; list: string; listName: string };

/** In place of a record's page when it cannot be shown: why, a way to try again where that helps, and the way on. */
export function RecordMissing({ title, advice, onRetry, list, listName }: RecordMissingProps) {
  return (
    <Card>
      <ErrorState isPage title={title} advice={advice} {...(onRetry && { onRetry: () => void onRetry() })}>
        <TextLink alone href={list}>
          {listName}
        </TextLink>
      </ErrorState>
    </Card>
  );
}

/** In place of a record's page until it is there. */
export function RecordLoading() {
  return (
    <div aria-busy className="space-y-5">
      <Skeleton className="h-14 w-80 max-w-full" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
