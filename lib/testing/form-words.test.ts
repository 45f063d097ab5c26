import { expect, it } from "vitest";
import type { z } from "zod";
import { personForm } from "@/lib/accounts/profile/schema";
import { forgotPasswordInput, loginInput, resetPasswordInput, signupForm } from "@/lib/accounts/sign-in/schema";
import { codeInput, switchInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { providerSignUpForm } from "@/lib/accounts/sso/schema";
import { removalInput } from "@/lib/companies/deletion/schema";
import { certificatesForm, profileForm } from "@/lib/companies/profile/schema";
import { invitationInput } from "@/lib/companies/team/schema";
import { uploadForm } from "@/lib/documents/schema";
import { viewInput } from "@/lib/search/views/schema";
import { wordsIn } from "@/lib/testing/words";
import { vendorForm } from "@/lib/vendors/schema";

const forms = {
  ...{ loginInput, signupForm, forgotPasswordInput, resetPasswordInput, providerSignUpForm, codeInput, switchInput },
  ...{ profileForm, certificatesForm, personForm, invitationInput, vendorForm, uploadForm, viewInput, removalInput },
};

// A form's own fields, which people do not type.
const untyped = ["token", "query", "version"];

const messagesOf = (form: z.ZodType, value: unknown) =>
  (form.safeParse(value).error?.issues ?? []).filter(({ path }) => !untyped.includes(String(path[0]))).map(({ message }) => message);

it.each(Object.entries(forms))("%s says in our words what is too short or too long", (_name, form: z.ZodObject) => {
  const long = "x".repeat(5000);
  for (const typed of ["", long, `${long}@company.example`, `https://company.example/${long}`]) {
    const all = Object.fromEntries(Object.keys(form.shape).map((key) => [key, typed]));
    expect(messagesOf(form, all).filter((message) => message.startsWith("Too "))).toEqual([]);
  }
});

it("a name is one line, whatever is sent, and an address keeps its lines", () => {
  const name = " Invented\r\n\r\nBcc: you \u202eWorks\t Ltd ";
  const line = "Invented Bcc: you Works Ltd";
  const sent = {
    name,
    email: "office@vendor.example",
    contactName: name,
    phone: "1\n2",
    address: "1 Street\nSpringfield",
    status: "ACTIVE",
  };
  expect(vendorForm.parse(sent)).toMatchObject({ name: line, contactName: line, phone: "1 2", address: sent.address });
  expect(personForm.parse({ firstName: name, lastName: "שם\u200f", email: "a@x.example" })).toMatchObject({
    firstName: line,
    lastName: "שם",
  });
  expect(vendorForm.safeParse({ ...sent, name: "\u202e \n" }).error?.issues.map(({ message }) => wordsIn(message))).toEqual([
    "Vendor name is required",
  ]);
});
