/** Letters that are not seen but change how the others are read or where a line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** Text from outside as plain words: no markup, nothing hidden, no longer than this. */
export function plainText(text: string, most: number): string {
  const bare = text
    .replace(/<[^>]*>?/g, ' ')
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...bare].slice(0, most).join('').trim();
}
