"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { live } from "@/components/admin/use-admin";
import type { ReportDto, ReportInput, ReportsDto, ScheduleDto, ScheduleInput, SchedulesDto } from "@/lib/admin/reports/schema";
import { api } from "@/lib/http/client/api";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import type { ReportFigures } from "@/lib/reports/schema";
import { say } from "@/messages/say";

const files = "/api/admin/report-files";
const schedules = "/api/admin/report-schedules";

export function usageQuery(range: TimeRange) {
  return queryOptions({
    queryKey: ["admin", "reports", "usage", range] as const,
    queryFn: () => api.get<ReportFigures>("/api/admin/reports/usage", { range }),
    ...live,
  });
}

const busyMillis = 1500;
const quietMillis = 30_000;

const isBusy = ({ status }: ReportDto) => status === "queued" || status === "running";

/** Asked again every moment while a report of the page is being made. */
export function reportsQuery(page: number) {
  return queryOptions({
    queryKey: ["admin", "report-files", page] as const,
    queryFn: () => api.get<ReportsDto>(files, { page }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always" as const,
    refetchInterval: ({ state }) => (state.data?.reports.some(isBusy) ? busyMillis : quietMillis),
  });
}

export function schedulesQuery() {
  return queryOptions({
    queryKey: ["admin", "report-schedules"] as const,
    queryFn: () => api.get<SchedulesDto>(schedules),
    refetchOnMount: "always" as const,
  });
}

function useReportsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["admin", "report-files"] });
}

export function useGenerateReport() {
  return useMutation({
    mutationFn: (input: ReportInput) => api.post<ReportDto>(files, input),
    onSettled: useReportsChanged(),
    meta: { success: say("admin.reportStarted"), failure: say("admin.reportGenerateFailed") },
  });
}

export function useDeleteReport() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${files}/${id}`),
    onSettled: useReportsChanged(),
    meta: { success: say("admin.reportDeleted"), failure: say("admin.reportDeleteFailed") },
  });
}

export const downloadAddress = (id: string) => `${files}/${id}/download`;

function useSchedulesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: schedulesQuery().queryKey });
}

export function useCreateSchedule() {
  return useMutation({
    mutationFn: (input: ScheduleInput) => api.post<ScheduleDto>(schedules, input),
    onSuccess: useSchedulesChanged(),
    meta: { success: say("admin.reportScheduled"), failure: say("admin.scheduleFailed") },
  });
}

export function useEndSchedule() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${schedules}/${id}`),
    onSettled: useSchedulesChanged(),
    meta: { success: say("admin.scheduleEnded"), failure: say("admin.scheduleEndFailed") },
  });
}
