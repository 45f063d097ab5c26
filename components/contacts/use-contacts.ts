import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { ContactDto, ContactInput, ContactListDto, ContactPatch } from "@/lib/vendors/contacts/schema";
import { mostContacts } from "@/lib/vendors/contacts/values";
import { say } from "@/messages/say";

const baseOf = (vendorId: string) => `/api/vendors/${vendorId}/contacts`;

/** A vendor's contacts, all of them: their number has a limit. */
export const useContacts = (vendorId: string) =>
  useQuery({
    queryKey: vendorKeys.contacts(vendorId),
    queryFn: () => api.get<ContactListDto>(baseOf(vendorId), { limit: mostContacts }),
    meta: { quiet: true },
  });

/** The changes of a vendor's contacts. The vendor itself shows its first contact. */
export function useContactChanges(vendorId: string) {
  const client = useQueryClient();
  const base = baseOf(vendorId);
  const onSettled = () => client.invalidateQueries({ queryKey: vendorKeys.all });
  return {
    add: useMutation({
      mutationFn: (input: ContactInput) => api.post<ContactDto>(base, input),
      onSuccess: () => notify.success(say("contacts.added")),
      onSettled,
      meta: { quiet: true },
    }),
    change: useMutation({
      mutationFn: ({ id, ...input }: ContactPatch & { id: string }) => api.patch<ContactDto>(`${base}/${id}`, input),
      onSuccess: () => notify.success(say("contacts.saved")),
      onSettled,
      meta: { quiet: true },
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.delete(`${base}/${id}`),
      onSuccess: () => notify.success(say("contacts.removed")),
      onSettled,
    }),
    makeFirst: useMutation({
      mutationFn: (id: string) => api.post(`${base}/${id}/first`, {}),
      onSuccess: () => notify.success(say("contacts.madeFirst")),
      onSettled,
    }),
    /** Has emails go out again to a contact whose address returned one, or that unsubscribed. */
    resume: useMutation({
      mutationFn: ({ id, what }: { id: string; what: "retry" | "resubscribe" }) =>
        api.post<{ message: string }>(`${base}/${id}/${what}`, {}),
      onSuccess: ({ message }) => notify.success(message),
      onSettled,
    }),
  };
}
