"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { teamQuery } from "@/components/queries/team-query";
import { InviteForm } from "@/components/settings/team/invite-form";
import { invitationColumns, memberColumns } from "@/components/settings/team/team-columns";
import { useSendAgain, useUpdateMember, useWithdraw } from "@/components/settings/team/use-team";
import { Section } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Confirm } from "@/components/ui/confirm";
import { DataTable } from "@/components/ui/data-table";
import { Loaded } from "@/components/ui/loaded";
import type { InvitationDto, MemberDto } from "@/lib/companies/team/schema";
import { roleMeanings, roleNames } from "@/lib/companies/team/values";
import { isOutdated } from "@/lib/http/client/api";
import type { CompanyRole } from "@/lib/tenancy/schema";
import { say } from "@/messages/say";

const roleChanged = () => say("settings.roleChangedMeanwhile");

type Turning = { member: MemberDto; role: CompanyRole; isOutdated?: boolean };

export function TeamTab() {
  const mayWrite = useCan("team:write");
  const { timeZone } = useSession().company;
  const update = useUpdateMember();
  const again = useSendAgain();
  const [turning, setTurning] = useState<Turning>();
  const [leaving, setLeaving] = useState<MemberDto>();
  const [endsKeys, setEndsKeys] = useState(false);
  const [unwanted, setUnwanted] = useState<InvitationDto>();

  const turn = () => {
    if (!turning) return;
    const { member, role } = turning;
    const onError = (error: Error) =>
      setTurning(
        isOutdated(error) ? { member: { ...member, ...(error.current as Partial<MemberDto>) }, role, isOutdated: true } : undefined,
      );
    update.mutate({ id: member.id, role, version: member.version }, { onSuccess: () => setTurning(undefined), onError });
  };

  const members = memberColumns({
    timeZone,
    ...(mayWrite && {
      changes: {
        busy: update.isPending,
        // An arrow key on a closed select chooses already.
        changeRole: (member, role) => setTurning({ member, role }),
        deactivate: (member) => {
          setEndsKeys(false);
          setLeaving(member);
        },
        reactivate: ({ id, version }) => update.mutate({ id, active: true, version }),
      },
    }),
  });
  const invitations = invitationColumns({
    timeZone,
    ...(mayWrite && { changes: { busy: again.isPending, sendAgain: ({ id }) => again.mutate(id), withdraw: setUnwanted } }),
  });

  return (
    <Loaded query={useQuery(teamQuery())} what={say("settings.theTeam")}>
      {(team) => (
        <>
          {mayWrite && (
            <Section title={say("settings.inviteATeammate")}>
              <InviteForm />
            </Section>
          )}
          {team.invitations.length > 0 && (
            <Section title={say("settings.invitations")}>
              <DataTable label={say("settings.invitations")} columns={invitations} rows={team.invitations} rowKey={({ id }) => id} />
            </Section>
          )}
          <Section title={say("search.team")}>
            <DataTable label={say("search.team")} columns={members} rows={team.members} rowKey={({ id }) => id} />
          </Section>
          <RoleQuestion turning={turning} busy={update.isPending} onConfirm={turn} onClose={() => setTurning(undefined)} />
          <Confirm
            open={leaving !== undefined}
            title={say("settings.deactivateMember")}
            question={say("settings.deactivateQuestion", { name: leaving?.name })}
            consequence={say("settings.deactivateConsequence")}
            confirmLabel={say("settings.deactivate")}
            busy={update.isPending}
            onConfirm={() =>
              leaving &&
              update.mutate(
                { id: leaving.id, active: false, revokeKeys: endsKeys, version: leaving.version },
                { onSettled: () => setLeaving(undefined) },
              )
            }
            onClose={() => setLeaving(undefined)}
          >
            <Checkbox checked={endsKeys} onChange={({ target }) => setEndsKeys(target.checked)}>
              <span className="text-ink">{say("settings.revokeTheirKeys")}</span>
              <span className="block text-ink-3 text-small">{say("settings.revokeTheirKeysHelp")}</span>
            </Checkbox>
          </Confirm>
          <WithdrawQuestion unwanted={unwanted} onClose={() => setUnwanted(undefined)} />
        </>
      )}
    </Loaded>
  );
}

type RoleQuestionProps = { turning: Turning | undefined; busy: boolean; onConfirm: () => void; onClose: () => void };

function RoleQuestion({ turning, busy, onConfirm, onClose }: RoleQuestionProps) {
  return (
    <Confirm
      open={turning !== undefined}
      title={say("settings.changeRole")}
      question={
        turning
          ? say("settings.roleChangeQuestion", {
              name: turning.member.name,
              from: say(roleNames[turning.member.role]),
              to: say(roleNames[turning.role]),
            })
          : ""
      }
      consequence={turning && `${turning.isOutdated ? `${roleChanged()} ` : ""}${say(roleMeanings[turning.role])}.`}
      harmless
      confirmLabel={say("settings.changeRoleConfirmLabel")}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function WithdrawQuestion({ unwanted, onClose }: { unwanted: InvitationDto | undefined; onClose: () => void }) {
  const withdraw = useWithdraw();
  return (
    <Confirm
      open={unwanted !== undefined}
      title={say("settings.withdrawInvitation")}
      question={say("settings.withdrawQuestion", { email: unwanted?.email })}
      consequence={say("settings.withdrawConsequence")}
      confirmLabel={say("settings.withdraw")}
      busy={withdraw.isPending}
      onConfirm={() => unwanted && withdraw.mutate(unwanted.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
