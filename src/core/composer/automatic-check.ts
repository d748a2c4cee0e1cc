import { abusiveWords } from './abusive-words';

const MAX_LINKS = 3;
const LINK = /\bhttps?:\/\/|\bwww\./gi;
const SHOUTED = 40;

/** The published rule that holds a text back until a moderator has reviewed it, if one applies. */
export function automaticCheck(text: string): 'ABUSE' | 'SPAM' | undefined {
  if (abusiveWords(text).length > 0) return 'ABUSE';
  return isSpam(text) ? 'SPAM' : undefined;
}

/** Many links, or a whole text in capital letters with several exclamation marks. */
function isSpam(text: string): boolean {
  if ((text.match(LINK) ?? []).length > MAX_LINKS) return true;
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > SHOUTED && capitals.length > letters.length * 0.9 && /!{3}/.test(text);
}
