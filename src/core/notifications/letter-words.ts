import { BRAND } from '../shared/brand';

/** What letters say, and the two pages their links lead to. Nothing in them tells what was written, or by whom. */
export const letterWords = {
  begin: {
    subject: `Letters from ${BRAND}`,
    text: (link: string): readonly string[] => [
      'Somebody, most likely you, wants letters of what happens to what they write to come here.',
      '',
      `If that is so, press this within a day: ${link}`,
      '',
      'If not, do nothing: this address is not kept.',
    ],
    title: 'Letters to this address',
    ask: 'Shall letters of what happened come to this address?',
    press: 'Yes, send them',
    done: 'If the link was still good, letters come to you from now on. Your preferences say which.',
  },
  happened: {
    text: (page: string): readonly string[] => [
      'It waits for you in your notifications. What it is about is told there alone.',
      '',
      page,
    ],
    stop: (link: string): string => `No more letters: ${link}`,
  },
  stop: {
    title: 'No more letters',
    ask: 'One press, and no letter comes any more. The address is forgotten.',
    press: 'Stop the letters',
    done: 'No letter comes to you any more.',
  },
} as const;
