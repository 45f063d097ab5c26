const pieces = /`([^`]*)`|[^`]+/g;

/** A sentence whose words between backticks are code. */
export const InCode = ({ text }: { text: string }) =>
  [...text.matchAll(pieces)].map(({ 0: words, 1: code, index }) => (code === undefined ? words : <code key={index}>{code}</code>));
