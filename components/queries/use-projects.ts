"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type AssignmentFilter,
  type ProjectFilter,
  type ProjectNamesFilter,
  projectKeys,
  vendorProjectsShown,
} from "@/components/queries/project-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import { upload } from "@/lib/http/client/upload";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { type ListFormat, maximumBatch } from "@/lib/infra/lists/values";
import type { ProjectClearanceDto } from "@/lib/projects/clearance/schema";
import type { EnrollmentImportDto, EnrollmentImportsDto, EnrollmentsReadDto } from "@/lib/projects/enrollments/schema";
import type {
  AssignedDto,
  AssignmentBatch,
  AssignmentInput,
  AssignmentListDto,
  AssignmentPatch,
  ProjectDto,
  ProjectInput,
  ProjectListDto,
  ProjectNamesDto,
  ProjectPatch,
  RequirementsBatch,
  VendorProjectListDto,
} from "@/lib/projects/schema";
import { say } from "@/messages/say";

export const projectsBase = "/api/projects";
export const assignmentsBase = (id: string) => `${projectsBase}/${id}/assignments`;

/** The worker changes the vendors' badges by itself: a list that is shown again is fetched again, and shows the last answer until then. */
export function projectsQuery(filter: ProjectFilter) {
  return queryOptions({
    queryKey: projectKeys.list(filter),
    queryFn: () => api.get<ProjectListDto>(projectsBase, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

/** Names change seldom: they are not asked for each time that the choice is shown. */
export function projectNamesQuery(filter: ProjectNamesFilter) {
  return queryOptions({
    queryKey: projectKeys.named(filter),
    queryFn: () => api.get<ProjectNamesDto>(`${projectsBase}/names`, filter),
    placeholderData: keepPreviousData,
  });
}

export function projectQuery(id: string) {
  return queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: () => api.get<ProjectDto>(`${projectsBase}/${id}`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

export function assignmentsQuery(id: string, filter: AssignmentFilter) {
  return queryOptions({
    queryKey: projectKeys.vendors(id, filter),
    queryFn: () => api.get<AssignmentListDto>(assignmentsBase(id), filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** The status of a project's contracts at both gates. */
export function clearanceQuery(id: string) {
  return queryOptions({
    queryKey: projectKeys.clearance(id),
    queryFn: () => api.get<ProjectClearanceDto>(`${projectsBase}/${id}/clearance`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** All contracts of a project, however many pages they are: for a sheet that is printed. */
export function sheetQuery(id: string) {
  return queryOptions({
    queryKey: projectKeys.sheet(id),
    queryFn: async () => {
      const rows: AssignmentListDto["assignments"] = [];
      for (let page = 1; ; page += 1) {
        const { assignments, pagination } = await api.get<AssignmentListDto>(assignmentsBase(id), { page, limit: 100 });
        rows.push(...assignments);
        if (page >= pagination.totalPages) return rows;
      }
    },
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** Writes a sheet of a project into a file. */
export function useSheetFile(address: string) {
  return useMutation({
    mutationFn: ({ format, ...filter }: { format: ListFormat | "pdf"; [name: string]: string | undefined }) =>
      api.download(`${address}/export`, { ...filter, format }),
    meta: { failure: say("lists.exportFailed") },
  });
}

export function vendorProjectsQuery(vendorId: string, page: number) {
  return queryOptions({
    queryKey: projectKeys.ofVendor(vendorId, page),
    queryFn: () => api.get<VendorProjectListDto>(`/api/vendors/${vendorId}/projects`, { page, limit: vendorProjectsShown }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** One contract of a vendor; null: it is no longer on that project. */
export function contractQuery(vendorId: string, assignmentId: string) {
  return queryOptions({
    queryKey: projectKeys.contract(vendorId, assignmentId),
    queryFn: async () => {
      for (let page = 1; ; page += 1) {
        const { projects, pagination } = await api.get<VendorProjectListDto>(`/api/vendors/${vendorId}/projects`, { page, limit: 100 });
        const found = projects.find(({ id }) => id === assignmentId);
        if (found || page >= pagination.totalPages) return found ?? null;
      }
    },
    refetchOnMount: "always",
    meta: { quiet: true },
  });
}

/** Projects and what they hold change together, and with them which vendors a project's list has and what each of them has to meet. */
export function useProjectsChanged() {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([client.invalidateQueries({ queryKey: projectKeys.all }), client.invalidateQueries({ queryKey: vendorKeys.all })]);
  }, [client]);
}

export function useCreateProject() {
  return useMutation({
    mutationFn: (input: ProjectInput) => api.post<ProjectDto>(projectsBase, input),
    onSuccess: useProjectsChanged(),
    meta: { success: say("projects.createDone"), failure: say("projects.createFailed") },
  });
}

export function useUpdateProject(id: string) {
  return useMutation({
    mutationFn: (patch: ProjectPatch) => api.patch<ProjectDto>(`${projectsBase}/${id}`, patch),
    onSuccess: useProjectsChanged(),
    meta: { success: say("projects.updateDone"), failure: say("projects.updateFailed") },
  });
}

/** Completes a project whose work goes on, and reopens one that is completed. */
export function useTurnProject({ id, status, version }: Pick<ProjectDto, "id" | "status" | "version">) {
  const [next, success, failure] =
    status === "ACTIVE"
      ? (["COMPLETED", say("projects.projectCompleted"), say("projects.completeFailed")] as const)
      : (["ACTIVE", say("projects.projectReopened"), say("projects.reopenFailed")] as const);
  return useMutation({
    mutationFn: () => api.patch<ProjectDto>(`${projectsBase}/${id}`, { status: next, version }),
    onSuccess: useProjectsChanged(),
    meta: { success, failure },
  });
}

export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${projectsBase}/${id}`),
    onSuccess: async (_nothing, id) => {
      // Its page, which may be shown still, must not ask for it once more.
      client.removeQueries({ queryKey: projectKeys.one(id) });
      const lists = [projectKeys.lists, projectKeys.names, projectKeys.ofVendors, vendorKeys.lists];
      await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    meta: { success: say("projects.deleteDone"), failure: say("projects.deleteFailed") },
  });
}

/** Puts vendors on a project; more than one call takes are sent as several. Answers how many were added. */
export function useAssignVendors() {
  return useMutation({
    mutationFn: async ({ projectId, vendorIds, ...what }: AssignmentInput & { projectId: string }) => {
      let added = 0;
      for (let from = 0; from < vendorIds.length; from += maximumBatch) {
        const some: AssignmentInput = { ...what, vendorIds: vendorIds.slice(from, from + maximumBatch) };
        added += (await api.post<AssignedDto>(assignmentsBase(projectId), some)).added;
      }
      return added;
    },
    onSettled: useProjectsChanged(),
    meta: { failure: say("projects.assignFailed") },
  });
}

/** Puts some vendors on a project, each as if it were alone. */
export const addToProject = (projectId: string, input: AssignmentBatch) => api.post<BatchDto>(`${assignmentsBase(projectId)}/batch`, input);

/** Gives the contracts of some vendors a requirement set. */
export const assignRequirements = (input: RequirementsBatch) => api.post<BatchDto>("/api/vendors/requirements", input);

export function useUpdateAssignment(projectId: string, assignmentId: string) {
  return useMutation({
    mutationFn: (patch: AssignmentPatch) => api.patch(`${assignmentsBase(projectId)}/${assignmentId}`, patch),
    onSuccess: useProjectsChanged(),
    meta: { success: say("projects.contractUpdated"), failure: say("projects.contractUpdateFailed") },
  });
}

/** Reads a list of enrollments, and with `apply` takes it in. */
export function useTakeEnrollments(projectId: string) {
  const changed = useProjectsChanged();
  return useMutation({
    mutationFn: ({ file, apply }: { file: File; apply: boolean }) =>
      upload<EnrollmentsReadDto>({
        path: `${projectsBase}/${projectId}/enrollments`,
        fields: { apply: String(apply) },
        fileField: "file",
        file,
        onProgress: () => undefined,
      }),
    onSuccess: async ({ isApplied }) => {
      if (isApplied) await changed();
    },
    meta: { quiet: true },
  });
}

/** The newest lists of enrollments that changed something on a project. */
export function enrollmentImportsQuery(projectId: string) {
  return queryOptions({
    queryKey: projectKeys.enrollmentImports(projectId),
    queryFn: () => api.get<EnrollmentImportsDto>(`${projectsBase}/${projectId}/enrollments`),
    meta: { quiet: true },
  });
}

/** Undoes a list of enrollments, except those that someone has changed since. */
export function useUndoEnrollments(projectId: string) {
  return useMutation({
    mutationFn: (importId: string) => api.post<EnrollmentImportDto>(`${projectsBase}/${projectId}/enrollments/${importId}/undo`),
    onSuccess: useProjectsChanged(),
    meta: { failure: say("projects.enrollmentListUndoFailed") },
  });
}

export function useRemoveAssignment() {
  return useMutation({
    mutationFn: ({ projectId, assignmentId }: { projectId: string; assignmentId: string }) =>
      api.delete(`${assignmentsBase(projectId)}/${assignmentId}`),
    onSuccess: useProjectsChanged(),
    meta: { success: say("projects.unassigned"), failure: say("projects.unassignFailed") },
  });
}
