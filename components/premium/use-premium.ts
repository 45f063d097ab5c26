"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { upload } from "@/lib/http/client/upload";
import type { PaymentsTakenDto, paymentImportsDto } from "@/lib/reports/premium/schema";
import type { auditTypes } from "@/lib/reports/premium/values";
import { say } from "@/messages/say";

const base = "/api/payments";
const key = ["payments"] as const;

export const paymentsQuery = () =>
  queryOptions({ queryKey: key, queryFn: () => api.get<z.infer<typeof paymentImportsDto>>(base), meta: { quiet: true } });

function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

export function useImportPayments() {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (file: File) => upload<PaymentsTakenDto>({ path: base, fields: {}, fileField: "file", file, onProgress: () => undefined }),
    onSettled,
    meta: { quiet: true },
  });
}

export function useRemovePayments() {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSuccess: () => notify.success(say("premium.removed")),
    onSettled,
  });
}

type Audit = { from: string; to: string; format: keyof typeof auditTypes };

/** The audit of a year, into the browser's downloads. */
export function useDownloadAudit() {
  return useMutation({
    mutationFn: ({ from, to, format }: Audit) => api.download("/api/premium-audit", { from, to, format }),
    meta: { quiet: true },
  });
}
