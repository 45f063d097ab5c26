"use client";

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { doneDto } from "@/lib/auth/schema";
import { api } from "@/lib/client/api";
import { type VendorInput, type VendorPatch, vendorDto, vendorListDto, type vendorQuery as vendorQuerySchema } from "@/lib/vendors/schema";

const base = "/api/vendors";

export type VendorFilter = Partial<z.output<typeof vendorQuerySchema>>;

const vendorKeys = {
  all: ["vendors"] as const,
  list: (filter: VendorFilter) => ["vendors", "list", filter] as const,
  one: (id: string) => ["vendors", "one", id] as const,
};

/** The worker changes badges by itself: what is shown again is asked for again, while the last answer stands. */
export function vendorsQuery(filter: VendorFilter) {
  return queryOptions({
    queryKey: vendorKeys.list(filter),
    queryFn: () => api.get(base, vendorListDto, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

export function vendorQuery(id: string) {
  return queryOptions({ queryKey: vendorKeys.one(id), queryFn: () => api.get(`${base}/${id}`, vendorDto), meta: { quiet: true } });
}

/** Lists, one vendor and the picker change together. */
function useVendorsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: vendorKeys.all });
}

export function useCreateVendor() {
  return useMutation({
    mutationFn: (input: VendorInput) => api.post(base, vendorDto, input),
    onSuccess: useVendorsChanged(),
    meta: { success: "Vendor created successfully", failure: "Failed to create vendor" },
  });
}

export function useUpdateVendor(id: string) {
  return useMutation({
    mutationFn: (patch: VendorPatch) => api.patch(`${base}/${id}`, vendorDto, patch),
    onSuccess: useVendorsChanged(),
    meta: { success: "Vendor updated successfully", failure: "Failed to update vendor" },
  });
}

export function useDeleteVendor() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSuccess: useVendorsChanged(),
    meta: { success: "Vendor deleted successfully", failure: "Failed to delete vendor" },
  });
}

export function useInviteVendor() {
  return useMutation({
    mutationFn: (id: string) => api.post(`${base}/${id}/invite`, doneDto),
    meta: { success: "Invitation sent successfully", failure: "Failed to send invitation" },
  });
}
