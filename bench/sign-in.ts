/** An access token of a member. Throws when the sign-in is refused. */
export async function signIn(base: string, member: { email: string; password: string }): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${base}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(member) });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`);
  return ((await answer.json()) as { data: { session: { access_token: string } } }).data.session.access_token;
}
