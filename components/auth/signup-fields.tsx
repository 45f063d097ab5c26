import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordStrength } from "@/components/auth/password-strength";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import type { useZodForm } from "@/components/ui/use-zod-form";
import type { signupForm } from "@/lib/accounts/sign-in/schema";
import { companySizes } from "@/lib/accounts/sign-in/values";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

export const sizeOptions = () => companySizes.map((size) => ({ value: size, label: say("common.sizeEmployees", { size }) }));

type Form = { form: ReturnType<typeof useZodForm<typeof signupForm>> };

export function SignupFields({ form }: Form) {
  const { control, problem, getValues, clearErrors } = form;
  const [password, firstName, lastName, email, companyName] = form.watch(["password", "firstName", "lastName", "email", "companyName"]);
  const clearMismatch = () => {
    const { password, confirmPassword } = getValues();
    if (password === confirmPassword) clearErrors("confirmPassword");
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say("auth.firstName")} required error={problem("firstName")}>
          {(aria) => <Input autoComplete="given-name" {...control("firstName")} {...aria} />}
        </Field>
        <Field label={say("auth.lastName")} required error={problem("lastName")}>
          {(aria) => <Input autoComplete="family-name" {...control("lastName")} {...aria} />}
        </Field>
      </div>
      <Field label={say("auth.workEmail")} required error={problem("email")}>
        {(aria) => <Input type="email" autoComplete="username" {...control("email")} {...aria} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say("common.companyName")} required error={problem("companyName")}>
          {(aria) => <Input autoComplete="organization" {...control("companyName")} {...aria} />}
        </Field>
        <Field label={say("auth.companySize")} required error={problem("companySize")}>
          {(aria) => <Select options={sizeOptions()} placeholder={say("auth.selectSize")} {...control("companySize")} {...aria} />}
        </Field>
      </div>
      <Field label={say("common.phone")} error={problem("phone")}>
        {(aria) => <Input type="tel" autoComplete="tel" {...control("phone")} {...aria} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={say("common.password")}
          required
          help={<PasswordStrength password={password} ownWords={[firstName, lastName, email, companyName]} />}
          error={problem("password")}
        >
          {(aria) => <PasswordInput autoComplete="new-password" {...control("password", clearMismatch)} {...aria} />}
        </Field>
        <Field label={say("auth.confirmPassword")} required error={problem("confirmPassword")}>
          {(aria) => (
            <PasswordInput
              toggleName={say("auth.confirmPasswordToggleName")}
              autoComplete="new-password"
              {...control("confirmPassword")}
              {...aria}
            />
          )}
        </Field>
      </div>
      <Consent control={() => control("agreeToTerms")} message={problem("agreeToTerms")} />
    </>
  );
}

/** `control` is asked for here, so that it registers after the fields above it: the first wrong field in that order gets the focus. */
export function Consent({ control, message }: { control: () => UseFormRegisterReturn; message?: string }) {
  const id = useId();
  return (
    <div>
      <Checkbox {...control()} aria-invalid={message ? true : undefined} aria-describedby={message ? id : undefined}>
        {sayParts("auth.agreement", {
          link: (text) => (
            <TextLink href="/terms" target="_blank">
              {text}
            </TextLink>
          ),
          link2: (text) => (
            <TextLink href="/privacy" target="_blank">
              {text}
            </TextLink>
          ),
        })}
      </Checkbox>
      <FieldError id={id} message={message} />
    </div>
  );
}
