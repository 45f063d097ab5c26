/** How deep lists and objects lie in each other in anything that people or programs send. */
export const deepestJson = 60;

/** Whether a text of JSON is nested deeper than `most`, told before anything of it is parsed. */
export function isTooDeep(text: string, most = deepestJson): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      // To the end of the string, past what is escaped in it.
      for (at++; at < text.length && text.charCodeAt(at) !== 34; at++) if (text.charCodeAt(at) === 92) at++;
    } else if (code === 91 || code === 123) {
      if (++depth > most) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

/** Parses what came from outside. Throws for what is no JSON, and for what is nested too deep to work with. */
export function parseJson(text: string, most = deepestJson): unknown {
  if (isTooDeep(text, most)) throw new SyntaxError("nested too deep");
  return JSON.parse(text);
}
