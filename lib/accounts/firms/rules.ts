import type { DomainSignOn } from "@/lib/accounts/firms/schema";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

/** The answer to a password, where the firm has its people sign in through its provider. */
export const signOnNeeded = ({ company, provider }: DomainSignOn) =>
  new AppError("sign_on_needed", coded("server.accounts.signOnNeeded", { company, name: provider.name }));

/** The same for a new password. One sentence for everyone at the domain: it does not tell who the admin for emergencies is. */
export const resetRefused = ({ domain, provider }: DomainSignOn) =>
  new AppError("sign_on_needed", coded("server.accounts.resetRefused", { domain, name: provider.name }));
