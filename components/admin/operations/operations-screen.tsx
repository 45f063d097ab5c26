"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { FailedJobs } from "@/components/admin/operations/failed-jobs";
import { Problems } from "@/components/admin/operations/problems";
import { Queues } from "@/components/admin/operations/queues";
import { Backups, Integrity, Storage, Version, Workers } from "@/components/admin/operations/system-facts";
import { operationsQuery } from "@/components/admin/operations/use-operations";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { lazyPart } from "@/components/ui/lazy-part";
import { PageHeader } from "@/components/ui/page-header";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const BannerForm = lazyPart(() => import("@/components/admin/operations/banner-form").then((file) => file.BannerForm));

/** Whether the installation works: problems, queues, workers, storage, backups. */
export function OperationsScreen() {
  const { data, isError, refetch } = useQuery(operationsQuery());
  const packet = useMutation({ mutationFn: () => api.download("/api/admin/operations/support-packet") });
  return (
    <>
      <PageHeader
        title={say("admin.operations")}
        subtitle={say("admin.operationsHint")}
        action={
          <Button variant="secondary" busy={packet.isPending} onClick={() => packet.mutate()}>
            <Download aria-hidden className="size-4" />
            {say("admin.downloadSupportPacket")}
          </Button>
        }
      />
      {isError && !data ? (
        <Card>
          <ErrorState title={say("admin.operationsLoadFailed")} advice={say("common.retryHint")} onRetry={() => refetch()} />
        </Card>
      ) : (
        <div className="space-y-4">
          <Problems data={data} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Backups data={data} />
            <Integrity data={data} />
            <Workers data={data} />
            <Storage data={data} />
            <Version data={data} />
            <BannerForm />
          </div>
          <Queues data={data} />
          <FailedJobs />
        </div>
      )}
    </>
  );
}
