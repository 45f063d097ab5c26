type Secured = { access: string; scopes?: readonly string[] };

const isOpen = ({ access }: Secured) => access === "public" || access === "portal";

/** Who makes a call: anyone, a person who is signed in, or a key. */
export function securityOf(call: Secured): Record<string, string[]>[] {
  if (isOpen(call)) return [];
  const { scopes = ["admin"] } = call;
  return [...(scopes.length > 0 ? [{ key: [] }] : []), { signIn: [] }, { session: [] }];
}

/** The scopes with any of which a key makes the call. */
export const scopesOf = (call: Secured): readonly string[] => (isOpen(call) ? [] : (call.scopes ?? ["admin"]));

/** Who may make the call, in a sentence. */
export function callersOf(call: Secured): string {
  if (call.access === "portal") return "Whoever has the link to the vendor's page makes it, without signing in.";
  if (call.access === "public") return "Anyone makes it, without signing in.";
  const scopes = scopesOf(call);
  if (scopes.length === 0) return "A person makes it in the browser; no key can.";
  if (scopes.join() === "admin") return "A platform admin makes it, or a key with the scope `admin`.";
  return `A key needs the scope ${scopes.map((scope) => `\`${scope}\``).join(" or ")}.`;
}
