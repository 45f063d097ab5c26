"use client";

import type { ConnectionForm } from "@/components/connections/use-connection-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import type { ConnectionDto } from "@/lib/transfer/connectors/schema";
import { say } from "@/messages/say";

type FieldsProps = { connection: ConnectionDto; form: ConnectionForm };

/** Where files are exchanged, and how they are named. */
export function FileFields({ connection, form }: FieldsProps) {
  const { control, problem, watch } = form;
  const { hasFolder, folderHere } = connection;
  const isFolder = watch("place") === "folder";
  return (
    <>
      {hasFolder && (
        <Field
          label={say("connections.place")}
          required
          help={isFolder && folderHere && say("connections.folderHere", { folder: folderHere })}
          error={problem("place")}
        >
          {(aria) => (
            <Select
              options={[
                { value: "folder", label: say("connections.placeFolder") },
                { value: "sftp", label: say("connections.placeSftp") },
              ]}
              {...control("place")}
              {...aria}
            />
          )}
        </Field>
      )}
      {!isFolder && <ServerFields connection={connection} form={form} />}
      <Field label={say("connections.readFile")} required error={problem("readFile")}>
        {(aria) => <Input autoComplete="off" {...control("readFile")} {...aria} />}
      </Field>
      <Field label={say("connections.writeFile")} required error={problem("writeFile")}>
        {(aria) => <Input autoComplete="off" {...control("writeFile")} {...aria} />}
      </Field>
    </>
  );
}

function ServerFields({ connection: { hasPassword, hasPrivateKey, hostKey }, form: { control, problem } }: FieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <Field label={say("connections.host")} required error={problem("host")}>
          {(aria) => <Input autoComplete="off" maxLength={253} {...control("host")} {...aria} />}
        </Field>
        <Field label={say("connections.port")} required error={problem("port")}>
          {(aria) => <Input inputMode="numeric" autoComplete="off" {...control("port")} {...aria} />}
        </Field>
      </div>
      <Field label={say("connections.username")} required error={problem("username")}>
        {(aria) => <Input autoComplete="off" {...control("username")} {...aria} />}
      </Field>
      <Field label={say("connections.password")} help={hasPassword && say("connections.keptSecret")} error={problem("password")}>
        {(aria) => <PasswordInput autoComplete="off" {...control("password")} {...aria} />}
      </Field>
      <Field
        label={say("connections.privateKey")}
        help={say(hasPrivateKey ? "connections.keptSecret" : "connections.privateKeyHelp")}
        error={problem("privateKey")}
      >
        {(aria) => <Textarea rows={2} autoComplete="off" spellCheck={false} {...control("privateKey")} {...aria} />}
      </Field>
      <Field label={say("connections.folder")} error={problem("folder")}>
        {(aria) => <Input autoComplete="off" {...control("folder")} {...aria} />}
      </Field>
      {hostKey && (
        <div>
          <p className="font-medium text-body text-ink">{say("connections.hostKey")}</p>
          <code className="mt-1.5 inline-block rounded-control bg-sunken px-2 py-1 text-small [overflow-wrap:anywhere]">{hostKey}</code>
          <p className="mt-1.5 text-ink-3 text-small">{say("connections.hostKeyHelp")}</p>
          <Checkbox className="mt-2" {...control("forgetHostKey")}>
            {say("connections.forgetHostKey")}
          </Checkbox>
        </div>
      )}
    </>
  );
}
