"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { teamKey } from "@/components/queries/team-query";
import type { InvitationDto, InvitationsDto, InvitationsInput, MemberDto, MemberPatch } from "@/lib/companies/team/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

function useTeamChange<Input, Answer>(change: (input: Input) => Promise<Answer>, meta: { success?: string; failure?: string }) {
  const client = useQueryClient();
  // Also after a failure: someone else may have changed the team.
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: teamKey }), meta });
}

export function useInvite() {
  const invite = (input: InvitationsInput) => api.post<InvitationsDto>("/api/team/invitations/batch", input);
  return useTeamChange(invite, { failure: say("settings.inviteFailed") });
}

export function useSendAgain() {
  const send = (id: string) => api.post<InvitationDto>(`/api/team/invitations/${id}/send`);
  return useTeamChange(send, { success: say("settings.invitationSent"), failure: say("settings.inviteFailed") });
}

export function useWithdraw() {
  const withdraw = (id: string) => api.delete(`/api/team/invitations/${id}`);
  return useTeamChange(withdraw, { success: say("common.invitationWithdrawn"), failure: say("settings.invitationWithdrawFailed") });
}

export function useUpdateMember() {
  const update = ({ id, ...patch }: MemberPatch & { id: string }) => api.patch<MemberDto>(`/api/team/${id}`, patch);
  return useTeamChange(update, { success: say("settings.teamUpdatedSuccessfully"), failure: say("settings.teamUpdateFailed") });
}
