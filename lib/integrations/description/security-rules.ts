/** Who makes a call: anyone, a person who is signed in, or a key with any of the call's scopes. */
export function securityOf({ access, scopes = ["admin"] }: { access: string; scopes?: readonly string[] }): Record<string, string[]>[] {
  if (access === "public" || access === "portal") return [];
  return [...scopes.map((scope) => ({ key: [scope] })), { signIn: [] }, { session: [] }];
}
