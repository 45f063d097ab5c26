import { RequestWarning } from "@/components/requirements/request-warning";
import type { useCreateSet } from "@/components/requirements/use-requirements";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/http/client/api";
import { say } from "@/messages/say";

type SetNameProps = {
  name: string;
  /** Only a name that was typed is warned about. */
  isTyped?: boolean;
  create: Pick<ReturnType<typeof useCreateSet>, "error" | "reset">;
  onName: (name: string) => void;
};

/** The name of a new set. */
export function SetName({ name, isTyped = true, create, onName }: SetNameProps) {
  const problem = create.error instanceof ApiError ? create.error.fields.name : undefined;
  return (
    <>
      <Field label={say("common.name")} required error={problem}>
        {(aria) => (
          <Input
            {...aria}
            className="max-w-100"
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={({ target }) => {
              onName(target.value);
              create.reset();
            }}
          />
        )}
      </Field>
      <RequestWarning text={isTyped ? name : ""} />
    </>
  );
}
