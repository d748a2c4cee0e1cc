import { describe, expect, it } from 'vitest';
import { isJunk, isTooShortToRephrase, REPHRASE_LIMITS, rephraseLimit, tidied } from './rephrase';

describe('rephrasing', () => {
  it.each([
    [
      'my new company says they will pay  the buyout but only after 3 months .is this normal',
      'My new company says they will pay the buyout but only after 3 months. Is this normal?',
    ],
    ['u dont get ur bonus,i think', 'You don’t get your bonus, I think.'],
    ['WHY DID THEY DO THIS TO US', 'Why did they do this to us?'],
    ['mail me at zentrix.com', 'Mail me at zentrix.com.'],
    ['great!!!! really', 'Great! Really.'],
    ['यह अच्छा है', 'यह अच्छा है.'],
  ])('[R-446] rephrasing turns “%s” into “%s”', (rough, better) => expect(tidied(rough)).toBe(better));

  it('[R-446] rephrasing leaves its own output unchanged', () => {
    const once = tidied('pls tell me how much u earn .thx');
    expect(tidied(once)).toBe(once);
  });

  it('[R-524][R-807] rephrasing needs at least twenty characters', () => {
    expect(isTooShortToRephrase('', 'a'.repeat(19))).toBe(true);
    expect(isTooShortToRephrase('ten letter', 'ten more letters')).toBe(false);
    expect(isTooShortToRephrase('', `${' '.repeat(40)}short`)).toBe(true);
  });

  it.each(['asdfgh qwrtyp zxcvbn mnbvcx', 'aaa aaa aaa aaa aaa aaa aaa aaa aaa', '12345 67890 !!!! ????'])(
    '[R-442] rephrasing rejects “%s” as junk',
    (text) => expect(isJunk(text)).toBe(true),
  );

  it('[R-443][R-444] rephrasing stops after three uses per post and twenty per day', () => {
    expect(rephraseLimit({ today: 19, forPost: 2 }, REPHRASE_LIMITS)).toBeUndefined();
    expect(rephraseLimit({ today: 3, forPost: 3 }, REPHRASE_LIMITS)).toBe('POST_LIMIT_EXCEEDED');
    expect(rephraseLimit({ today: 20, forPost: 0 }, REPHRASE_LIMITS)).toBe('USER_LIMIT_EXCEEDED');
  });
});
