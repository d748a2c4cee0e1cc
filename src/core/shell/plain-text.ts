/** Invisible characters that change how the others are read or where a line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** External text as plain text: no markup, no hidden characters, limited length. */
export function plainText(text: string, max: number): string {
  const bare = text
    .replace(/<[^>]*>?/g, ' ')
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...bare].slice(0, max).join('').trim();
}
