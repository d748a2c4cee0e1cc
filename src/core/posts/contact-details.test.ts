import { describe, expect, it } from 'vitest';
import { contactDetails, excerpt, withoutSpans } from './contact-details';

const found = (text: string) => contactDetails(text).map(({ start, end }) => text.slice(start, end));

describe('contact details in a text', () => {
  it.each([
    'asha.n@gmail.com',
    'asha+hr@yahoo.co.in',
    'ASHA@Rediffmail.com',
    'asha (at) gmail (dot) com',
    'asha@outlook.in',
    'asha\u034f@gm\u2060ail.com',
  ])('[R-530] contact details include %s', (address) => {
    expect(found(`Write to ${address}, please`)).toEqual([address]);
  });

  it.each([
    '9876543210',
    '+91 98765 43210',
    '098765-43210',
    '+91-9876543210',
    '98765 43210',
    '98765\u200b43210',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५४३२१०',
    '৯৮৭৬৫৪৩২১০',
    '+௯௧௯௮௭௬௫௪௩௨௧௦',
    '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎',
    '98765\u034f\ufe0f\u034f\u2060\u034f43210',
  ])('[R-531] contact details include the phone number %s', (number) =>
    expect(found(`Call ${number} now`)).toEqual([number]),
  );

  it.each([
    'hr@zentrix.example',
    '₹12,34,567 a year',
    '₹9876543210',
    'PAN 123456789012',
    '2019-2024 in 1234567890 rows',
    'asha@ gmail',
  ])('[R-530][R-531] contact details do not include “%s”', (text) => expect(found(text)).toEqual([]));

  it.each(['a', 'a.', 'é', '9'])(
    '[R-530] the search for contact details handles a word of two hundred thousand letters in time: %s',
    (letters) => {
      const word = letters.repeat(200_000);
      expect(found(word)).toEqual([]);
      expect(found(`${word} asha@gmail.com`)).toEqual(['asha@gmail.com']);
    },
  );

  it('digits with invisible characters that are not a phone number do not keep the check busy', () => {
    const almost = `6${'\u200b\u200b\u200b6'.repeat(9)}a `;
    expect(contactDetails(almost.repeat(2_500))).toEqual([]);
  });

  it('[R-531] removing contact details leaves the rest of the text unchanged', () => {
    const text = 'Mail asha.n@gmail.com or call 9876543210 now.\nThanks';
    expect(withoutSpans(text, contactDetails(text))).toBe('Mail or call now.\nThanks');
    expect(text).toContain('gmail');
  });
});

it.each([
  [
    'My new company says they do. Mail me at asha@gmail.com with facts.',
    '… they do. Mail me at [asha@gmail.com] with facts.',
  ],
  [
    'asha@gmail.com is where I read what people know of notice periods',
    '[asha@gmail.com] is where I read what …',
  ],
  ['asha@gmail.com', '[asha@gmail.com]'],
])('the excerpt of %s shows the match between whole words', (text, shown) => {
  const start = text.indexOf('asha');
  const found = excerpt(text, { start, end: start + 'asha@gmail.com'.length });
  const { start: from, end: to } = found.span;
  expect(`${found.text.slice(0, from)}[${found.text.slice(from, to)}]${found.text.slice(to)}`).toBe(shown);
});
