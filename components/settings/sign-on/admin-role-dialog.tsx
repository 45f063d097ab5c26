"use client";

import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { SendDialog } from "@/components/ui/form-dialog";
import { type ProofInput, proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { say } from "@/messages/say";

type Change<Patch> = {
  mutate: (patch: Patch & ProofInput, events: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
};
type AdminRoleProps<Patch> = { patch: Patch; change: Change<Patch>; onClose: () => void };

/** Asks for the password before others become admins by themselves. */
export function AdminRoleDialog<Patch extends object>({ patch, change, onClose }: AdminRoleProps<Patch>) {
  const form = useProofForm(proofInput, {});
  return (
    <SendDialog
      title={say("signOn.makeAdmins")}
      submit={{ label: say("signOn.makeAdmins") }}
      form={form}
      send={(proof, events) => change.mutate({ ...patch, ...proof }, events)}
      state={change}
      onClose={onClose}
    >
      <p className="text-ink-2">{say("signOn.makeAdminsAbout")}</p>
      <ProofFields problem={form.problem} control={form.control} />
    </SendDialog>
  );
}
