"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { DialogBody } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { FormAlert } from "@/components/ui/form-alert";
import { formatMoment } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { MadeDto, PassportListDto } from "@/lib/reports/passports/schema";
import { say } from "@/messages/say";

type Passport = PassportListDto["passports"][number];

/** The passports of a vendor, and a new one where the vendor is compliant. */
export function VendorPassports({ vendorId }: { vendorId: string }) {
  const mayWrite = useCan("vendor:write");
  const client = useQueryClient();
  const base = `/api/vendors/${vendorId}/passports`;
  const queryKey = vendorKeys.passports(vendorId);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.get<PassportListDto>(base),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
  const make = useMutation({
    mutationFn: async () => {
      const { id } = await api.post<MadeDto>(base);
      await api.download(`${base}/${id}/file`);
    },
    onSuccess: () => notify.success(say("passports.made")),
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: { quiet: true },
  });
  if (error && !data) return <ErrorState title={say("passports.passports")} advice={error.message} onRetry={() => refetch()} />;
  if (!data)
    return (
      <DialogBody>
        <Skeleton className="h-24" />
      </DialogBody>
    );
  return (
    <DialogBody>
      {data.whyNot && <p className="text-ink-2">{data.whyNot}</p>}
      {make.error && <FormAlert>{make.error.message}</FormAlert>}
      {mayWrite && !data.whyNot && (
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          <Download aria-hidden className="size-4" />
          {say("passports.makePassport")}
        </Button>
      )}
      {data.passports.length === 0 ? (
        <p className="text-ink-3">{say("passports.noneYet")}</p>
      ) : (
        <ul className="divide-y border-t">
          {data.passports.map((passport) => (
            <Row key={passport.id} base={base} queryKey={queryKey} passport={passport} />
          ))}
        </ul>
      )}
    </DialogBody>
  );
}

type RowProps = { base: string; queryKey: readonly string[]; passport: Passport };

function Row({ base, queryKey, passport: { id, madeAt, isByVendor, files, withdrawnAt, address } }: RowProps) {
  const mayWrite = useCan("vendor:write");
  const { company } = useSession();
  const client = useQueryClient();
  const dayOf = (at: string) => formatMoment(at, company.timeZone);
  const day = dayOf(madeAt);
  const withdraw = useMutation({
    mutationFn: () => api.delete<PassportListDto>(`${base}/${id}`),
    onSuccess: (list) => client.setQueryData(queryKey, list),
  });
  const download = useMutation({ mutationFn: () => api.download(`${base}/${id}/file`) });
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0">
        <p className="font-medium text-ink">{say(isByVendor ? "passports.madeByVendor" : "passports.madeByStaff", { day })}</p>
        <p className="text-ink-3 text-small">
          {withdrawnAt ? say("passports.withdrawn", { day: dayOf(withdrawnAt) }) : say("passports.countCertificates", { count: files })}
          {" · "}
          <TextLink href={address}>{say("passports.openPage")}</TextLink>
        </p>
      </div>
      {!withdrawnAt && (
        <div className="flex gap-1">
          <IconButton label={say("passports.downloadOf", { day })} disabled={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden />
          </IconButton>
          {mayWrite && (
            <Button variant="ghost" aria-label={say("passports.withdrawOf", { day })} onClick={() => setAsking(true)}>
              {say("passports.withdraw")}
            </Button>
          )}
          <Confirm
            open={isAsking}
            title={say("passports.withdrawTitle")}
            question={say("passports.withdrawQuestion", { day })}
            consequence={say("passports.withdrawHelp")}
            confirmLabel={say("passports.withdraw")}
            busy={withdraw.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
          />
        </div>
      )}
    </li>
  );
}
