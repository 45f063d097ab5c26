"use client";

import { FileFields } from "@/components/connections/file-fields";
import { type ConnectionForm, useConnectionForm } from "@/components/connections/use-connection-form";
import { useChangeConnection } from "@/components/connections/use-connections";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import type { ConnectionDto, ConnectionPatch } from "@/lib/transfer/connectors/schema";
import { say } from "@/messages/say";

type DialogProps = { connection: ConnectionDto; onClose: () => void };
/** An empty secret is one that stays. */
function withoutEmpty({ clientSecret, password, privateKey, ...patch }: ConnectionPatch): ConnectionPatch {
  return { ...patch, ...(clientSecret && { clientSecret }), ...(password && { password }), ...(privateKey && { privateKey }) };
}

/** Sets a connection up, or changes it. */
export function ConnectionDialog({ connection, onClose }: DialogProps) {
  const { name, redirectAddress } = connection;
  const change = useChangeConnection(connection);
  const form = useConnectionForm(connection);
  const { control, problem } = form;
  return (
    <SendDialog
      title={say("connections.settingsOf", { name })}
      submit={{ label: say("connections.saveSettings") }}
      form={form}
      send={(patch, events) => change.mutate(withoutEmpty(patch), events)}
      state={change}
      onClose={onClose}
    >
      {redirectAddress === null ? (
        <FileFields connection={connection} form={form} />
      ) : (
        <AppFields connection={connection} form={form} redirectAddress={redirectAddress} />
      )}
      <div className="space-y-2">
        <Checkbox {...control("readsVendors")}>{say("connections.readsVendors")}</Checkbox>
        <Checkbox {...control("writesStandings")}>{say("connections.writesStandings")}</Checkbox>
      </div>
      <Field label={say("connections.schedule")} required error={problem("schedule")}>
        {(aria) => (
          <Select
            options={[
              { value: "hourly", label: say("connections.hourly") },
              { value: "daily", label: say("connections.daily") },
              { value: "by_hand", label: say("connections.byHand") },
            ]}
            {...control("schedule")}
            {...aria}
          />
        )}
      </Field>
    </SendDialog>
  );
}

/** The app by which people sign in to a system's API. */
function AppFields({ connection, form, redirectAddress }: { connection: ConnectionDto; form: ConnectionForm; redirectAddress: string }) {
  const { control, problem } = form;
  const { isFixed, hasClientSecret, connector } = connection;
  return (
    <>
      {isFixed ? (
        <p className="text-ink-2">{say("connections.operatorsApp")}</p>
      ) : (
        <>
          <div>
            <p className="font-medium text-body text-ink">{say("connections.redirectAddress")}</p>
            <div className="mt-1.5 flex flex-wrap items-center gap-2">
              <code className="min-w-0 rounded-control bg-sunken px-2 py-1 text-small [overflow-wrap:anywhere]">{redirectAddress}</code>
              <CopyButton text={redirectAddress} />
            </div>
            <p className="mt-1.5 text-ink-3 text-small">{say("connections.redirectHelp")}</p>
          </div>
          <Field label={say("connections.clientId")} required error={problem("clientId")}>
            {(aria) => <Input autoComplete="off" {...control("clientId")} {...aria} />}
          </Field>
          <Field
            label={say("connections.clientSecret")}
            required={!hasClientSecret}
            help={hasClientSecret && say("connections.keptSecret")}
            error={problem("clientSecret")}
          >
            {(aria) => (
              <PasswordInput toggleName={say("connections.clientSecret")} autoComplete="off" {...control("clientSecret")} {...aria} />
            )}
          </Field>
        </>
      )}
      {connector === "procore" && (
        <Field label={say("connections.procoreAccount")} help={say("connections.procoreAccountHelp")} error={problem("account")}>
          {(aria) => <Input inputMode="numeric" autoComplete="off" {...control("account")} {...aria} />}
        </Field>
      )}
    </>
  );
}
