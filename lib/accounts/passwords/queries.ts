import { passwordProblem } from "@/lib/accounts/passwords/rules";
import { AppError } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { policyProblem } from "@/lib/tenancy/settings/rules";

let common: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords by how often they were found in leaks, the 10,000 most common among them. Read once, when one is first asked for. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"].map(String)));
  return common;
}

/** Why a new password is refused, or null. */
export async function findPasswordProblem(password: string, ownWords: readonly string[], lengthEnd = ""): Promise<Sentence | null> {
  const known = await commonPasswords();
  const { passwordPolicy } = (await getSettings()).security;
  const guessed = passwordProblem(password, ownWords, (text) => known.has(text));
  return guessed ? coded(guessed) : policyProblem(password, passwordPolicy, lengthEnd);
}

/** Throws `invalid` for a new password that is too easy to guess. `field` is its name in the form. */
export async function refuseWeak(password: string, ownWords: readonly string[], field = "password", lengthEnd = ""): Promise<void> {
  const problem = await findPasswordProblem(password, ownWords, lengthEnd);
  if (problem) throw new AppError("invalid", problem, { [field]: problem });
}
