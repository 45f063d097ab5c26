/** A sentence in which what stands between backticks is code. */
export const InCode = ({ text }: { text: string }) =>
  text.split("`").map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part));
