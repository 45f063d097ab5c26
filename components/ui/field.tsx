import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { say } from "@/messages/say";

export type FieldAria = { id: string; "aria-describedby"?: string; "aria-invalid"?: true; "aria-required"?: true };

type FieldProps = {
  label: string;
  required?: boolean;
  help?: ReactNode;
  error?: string;
  /** Gets the attributes that tie the control to its label, help and error. */
  children: (aria: FieldAria) => ReactNode;
};

/** Label above, control, help and error below; all wired for screen readers. Fields that may stay empty say "(optional)". */
export function Field({ label, required = false, help, error, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-body text-ink">
        {label}
        {!required && <span className="font-normal text-ink-3"> {say("ui.optional")}</span>}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true as const }),
        ...(required && { "aria-required": true as const }),
      })}
      {help && (
        <div id={`${id}-help`} className="mt-1.5 text-ink-3 text-small">
          {help}
        </div>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id?: string; message?: string }) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-red text-small">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {message}
    </p>
  );
}
