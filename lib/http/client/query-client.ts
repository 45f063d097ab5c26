import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isMissing, isOutdated, wasCancelled } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

/** Of what needs a person: the list, and the count in the menu. */
export const attentionKey = ["attention"] as const;

type Meta = {
  /** Toast when it worked. */
  success?: string;
  /** Toast when it did not, in place of the server's sentence, which is then the second line. */
  failure?: string;
  /** The code of an error whose sentence the form shows, so that the toast does not repeat it. */
  shown?: string;
  /** The code of a refusal that the form turns into a question: nothing failed. */
  asked?: string;
  /** The screen itself says what went wrong. */
  quiet?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: Meta & Record<string, unknown>;
    queryMeta: Pick<Meta, "quiet"> & Record<string, unknown>;
  }
}

/** At most one toast for a failed call: none for 400 or an old version (the form says it), what the person cancelled, and while leaving to sign in. */
function sayFailure(error: unknown, meta: Meta = {}): void {
  const { status, code, message, fields } =
    error instanceof ApiError ? error : { status: 500, code: "internal", message: say("common.anErrorOccurred"), fields: {} };
  if (meta.quiet || status === 401 || (meta.asked && code === meta.asked) || wasCancelled(error) || isOutdated(error)) return;
  const isInForm = Object.keys(fields).length > 0 || code === meta.shown;
  if (meta.failure) notify.error(meta.failure, isInForm || message === meta.failure ? undefined : message);
  else if (status !== 400) notify.error(message);
}

/** Once more where that may help: a refusal or a missing record is reported at once. */
function asksAgain(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failures < 1 && !refused;
}

export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // "always": without a connection a call fails with its sentence at once, instead of being sent unasked when the connection is back.
    defaultOptions: {
      queries: { staleTime: 5 * 60_000, retry: asksAgain, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: (error, query) => sayFailure(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        sayFailure(error, mutation.meta);
        // What someone else deleted or changed is shown here still.
        if (isMissing(error) || isOutdated(error)) void client.invalidateQueries();
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.success) notify.success(mutation.meta.success);
        // Any change may settle what needs a person, or bring something new.
        void client.invalidateQueries({ queryKey: attentionKey });
      },
    }),
  });
  return client;
}
